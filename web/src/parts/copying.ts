/** Text for the clipboard, also where a page came without TLS, as from a server at home. */

/** Whether it is in the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** As if somebody had marked the text; what is behind an open dialog cannot be marked. */
function byHand(text: string): boolean {
  const focused = document.activeElement;
  const paper = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  paper.setAttribute("aria-hidden", "true");
  Object.assign(paper.style, { position: "fixed", top: "0", opacity: "0" });
  (document.querySelector("dialog[open]") ?? document.body).append(paper);
  paper.select();
  // The only way without a safe connection.
  const isDone = document.execCommand("copy");
  paper.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
}
