/** A page as one file that needs nothing else: styles, fonts, pictures and drawings inside. */
import { beckon } from "../look/near";
import { textAt } from "../look/studio";

/** So long a page waits for its pictures, and looks for them so often. */
const PATIENCE = 10_000;
const OFTEN = 50;

/** Lets everything on a page be drawn, whether it was looked at or not. */
async function drawAll(page: HTMLElement): Promise<void> {
  beckon(page);
  for (let waited = 0; waited < PATIENCE && page.querySelector("img.drawn:not([src])"); waited += OFTEN)
    await new Promise((then) => setTimeout(then, OFTEN));
}

async function asData(address: string): Promise<string> {
  const drawn = textAt(address);
  if (drawn) return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  const answer = await fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${answer.headers.get("Content-Type") ?? "application/octet-stream"};base64,${btoa(text)}`;
}

/** Every `url(…)` of a style that is a file of ours, put inside. */
export async function withFiles(
  css: string,
  base: string,
  load: (address: string) => Promise<string> = asData,
): Promise<string> {
  const found = [...css.matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)["']?\s*\)/g)];
  const files = new Map<string, string>();
  for (const [, path = ""] of found) if (!files.has(path)) files.set(path, await load(new URL(path, base).href));
  return css.replace(
    /url\(\s*["']?(?!data:|#)([^"')]+)["']?\s*\)/g,
    (_, path: string) => `url("${files.get(path) ?? ""}")`,
  );
}

/** The rules of a sheet that have something to do with these elements. */
function rulesFor(sheet: CSSStyleSheet, root: Element): string[] {
  return [...sheet.cssRules].map((rule) => ruleFor(rule, root)).filter(Boolean);
}

function ruleFor(rule: CSSRule, root: Element): string {
  if (rule instanceof CSSMediaRule) {
    const inner = [...rule.cssRules].map((each) => ruleFor(each, root)).filter(Boolean);
    return inner.length ? `@media ${rule.conditionText}{${inner.join("")}}` : "";
  }
  if (!(rule instanceof CSSStyleRule)) return rule.cssText;
  const plain = rule.selectorText.replace(/::[\w-]+|:(?:hover|focus-visible|focus|active)/g, "") || "*";
  try {
    return /html|:root|\[data-theme|body/.test(plain) || root.matches(plain) || root.querySelector(plain)
      ? rule.cssText
      : "";
  } catch {
    return rule.cssText;
  }
}

/** The page of an element; what is marked `data-live` works only here and is left out. */
export async function selfContained(page: HTMLElement, title: string): Promise<string> {
  await drawAll(page);
  const copy = page.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("[data-live]").forEach((each) => each.remove());
  for (const image of copy.querySelectorAll("img")) {
    if (image.src) image.src = await asData(image.src);
    else image.remove();
  }
  const styles: string[] = [];
  for (const sheet of document.styleSheets) {
    styles.push(await withFiles(rulesFor(sheet, page).join("\n"), sheet.href ?? location.href));
  }
  const sprite = document.querySelector(".sprite")?.outerHTML ?? "";
  const drawings = `<div style="position:absolute;width:0;height:0;overflow:hidden">${sprite}</div>`;
  const { lang, dataset } = document.documentElement;
  const head = document.createElement("title");
  head.textContent = title;
  return [
    `<!doctype html><html lang="${lang}" data-theme="${dataset.theme ?? "light"}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${head.outerHTML}<style>${styles.join("\n")}</style></head><body>${drawings}${copy.outerHTML}</body></html>`,
  ].join("");
}

/** Hands a file to the person. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `Ines’s life` → `ines-s-life`. */
export function fileName(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("æ", "ae").replaceAll("œ", "oe");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "wellspent";
}
