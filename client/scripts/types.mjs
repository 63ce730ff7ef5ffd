// Writes src/api/schema.d.ts from an OpenAPI document: node scripts/types.mjs FILE_OR_ADDRESS
import { writeFile } from "node:fs/promises";
import openapi, { astToString } from "openapi-typescript";

const source = process.argv[2] ?? "http://127.0.0.1:8000/schema/openapi.json";
const document = source.startsWith("http") ? await (await fetch(source)).json() : new URL(source, `file://${process.cwd()}/`);
await writeFile(new URL("../src/api/schema.d.ts", import.meta.url), astToString(await openapi(document)));
