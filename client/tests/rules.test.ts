import { describe, expect, it } from "vitest";
import { searchRules } from "$/pages/rules/search";

const rule = (id: string, text: string) => ({ id, text, link: "", examples: 1 });
const chapters = [
  {
    id: "OCC",
    name: "Occuper",
    rules: [rule("OCC-1", "Une ville vide."), rule("OCC-2", "On n’occupe que là où l’on est déjà présent.")],
  },
  { id: "SHP", name: "Affréter", rules: [rule("SHP-1", "Envoyez un disque.")] },
];
const ids = (wanted: string): string[] => searchRules(chapters, wanted).flatMap((chapter) => chapter.rules.map((each) => each.id));

describe("searching the rules", () => {
  it("finds all words, with and without accents, in ids, chapters and sentences", () => {
    expect(ids("")).toEqual(["OCC-1", "OCC-2", "SHP-1"]);
    expect(ids("occ-2")).toEqual(["OCC-2"]);
    expect(ids("deja OCCUPE")).toEqual(["OCC-2"]);
    expect(ids("l'on present")).toEqual(["OCC-2"]);
    expect(ids("affreter")).toEqual(["SHP-1"]);
    expect(ids("disque ville")).toEqual([]);
  });
});
