import type { Rulebook, RuleKind, RuleSection } from "../protocol/types";
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

/** How long its rules are, all together: a section that was never shown must guess its height. */
export function lettersOf(section: RuleSection): number {
  return section.rules.reduce((sum, rule) => sum + rule.text.length, 0);
}

/** What is left of a part when only rules with these words and of these kinds are shown. */
export function filtered(areas: readonly Area[], words: readonly string[], kinds: ReadonlySet<RuleKind>): Area[] {
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

/** The area that is read: the one with the rule or section asked for, else the first. */
export function areaOf(areas: readonly Area[], id: string): Area | undefined {
  const has = (area: Area): boolean =>
    area.sections.some((section) => section.id === id || section.rules.some((rule) => rule.id === id));
  return areas.find(has) ?? areas[0];
}

/** No more than so many rules: nobody reads on, and a page of all of them is slow. */
export function first(areas: readonly Area[], most: number): Area[] {
  let left = most;
  const found = areas.map((area) => ({
    ...area,
    sections: area.sections
      .map((section) => {
        const rules = section.rules.slice(0, Math.max(0, left));
        left -= rules.length;
        return { ...section, rules };
      })
      .filter((section) => section.rules.length > 0),
  }));
  return found.filter((area) => area.sections.length > 0);
}

export function countOf(areas: readonly Area[]): number {
  return areas.flatMap((area) => area.sections).reduce((sum, section) => sum + section.rules.length, 0);
}
