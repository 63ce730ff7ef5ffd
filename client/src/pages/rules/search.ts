/** Rules that hold all the words somebody looks for, wherever they stand and however they are accented. */
import type { RuleBook } from "$/api/types";

type Chapter = RuleBook["chapters"][number];

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

export function searchRules(chapters: Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.id} ${chapter.name} ${rule.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length);
}
