// Prints the TypeScript types of an OpenAPI document: node scripts/types.mjs FILE. `make types` keeps them in src/api/schema.d.ts.
import openapi, { astToString } from "openapi-typescript";

const document = await openapi(new URL(process.argv[2], `file://${process.cwd()}/`));
process.stdout.write(astToString(document));
