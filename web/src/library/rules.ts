import type { Rulebook, RuleSection } from "../protocol/types";
import { matches } from "./search";

export interface Area {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

/** The parts of a rulebook: the base game, then one for each edition, expansion and module. */
export function areasOf(book: Rulebook): Area[] {
  const found: { id: string; title: string; sections: RuleSection[] }[] = [];
  for (const section of book.sections) {
    const id = section.id.split(".")[0] ?? "";
    const area = found.find((each) => each.id === id);
    if (area) area.sections.push(section);
    else
      found.push({ id, title: found.length ? (section.title.split(": ")[0] ?? id) : book.title, sections: [section] });
  }
  return found;
}

/** The heading of a section inside its part. */
export function shortTitle(section: RuleSection, area: Area): string {
  const beginning = `${area.title}: `;
  return section.title.startsWith(beginning) ? section.title.slice(beginning.length) : section.title;
}

/** What is left of a part when only rules with these words and of these kinds are shown. */
export function filtered(areas: readonly Area[], words: readonly string[], kinds: ReadonlySet<string>): Area[] {
  return areas
    .map((area) => ({
      ...area,
      sections: area.sections
        .map((section) => ({
          ...section,
          rules: section.rules.filter(
            (rule) => kinds.has(rule.kind) && matches(words, `${rule.id} ${section.title} ${rule.text}`),
          ),
        }))
        .filter((section) => section.rules.length > 0),
    }))
    .filter((area) => area.sections.length > 0);
}
