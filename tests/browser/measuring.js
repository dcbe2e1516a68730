/* Every text and amount of the page that cannot be read as a whole, with the reason and where it stands. */
(pixels) => {
  const SCROLLS = ["auto", "scroll"];
  // What ends in a visible mark is not silent: lines of small cards and their prose, with the full face behind; the
  // names of people and the causes of Stress, with a tip that has all of them.
  const MARKED = '.line[data-fit="over"], .say, :is(.person, .strain)[data-fit="over"][title]';
  const UNSEEN = "script, style, .unseen, .sprite, svg, select, [inert]";
  // Letters that are larger leave their boxes by more.
  const slack = (pixels * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
  const pen = document.createElement("canvas").getContext("2d");
  const faults = new Set();
  const known = new Map();

  /** The same box is around many words: what it cuts, and how far more goes on inside than it shows. */
  function boxOf(element) {
    if (!known.has(element)) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isOpen = overflowX === "visible" && overflowY === "visible";
      known.set(element, {
        ...{ overflowX, overflowY, textOverflow, isOpen },
        edge: isOpen ? null : element.getBoundingClientRect(),
        across: isOpen ? 0 : element.scrollWidth - element.clientWidth,
        down: isOpen ? 0 : element.scrollHeight - element.clientHeight,
      });
    }
    return known.get(element);
  }

  function name(element) {
    const own = String(element.className?.baseVal ?? element.className ?? "");
    return `${element.tagName.toLowerCase()}.${own.replace(/ ?svelte-\w+/g, "").split(" ").join(".")}`;
  }
  function path(element) {
    const up = [];
    for (let each = element; each && each !== document.body && up.length < 4; each = each.parentElement) up.push(name(each));
    return up.join(" < ");
  }
  function boxesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
  }
  function shared(a, b) {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return { left, top, right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
  }
  /** From where to where a word is inked: letters stay within their lines, or hang below. */
  function inkOf(word, { top }, font) {
    pen.font = font;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(word);
    const line = top + fontBoundingBoxAscent;
    return { top: line - actualBoundingBoxAscent, bottom: line + actualBoundingBoxDescent };
  }
  /** Whether a box cuts off the upper or lower end of a letter. */
  function clips({ edge, overflowY, down }, node, rects) {
    if (overflowY === "visible" || (SCROLLS.includes(overflowY) && down > 0)) return false;
    const isNear = ({ top, bottom }) => top < edge.top - slack || bottom > edge.bottom + slack;
    if (!rects.some(isNear)) return false;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node.parentElement);
    const range = document.createRange();
    return [...node.data.matchAll(/\S+/gu)].some((word) => {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const rect = range.getBoundingClientRect();
      if (rect.height > 2 * parseFloat(fontSize)) return false;
      const ink = inkOf(word[0], rect, `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`);
      return ink.top < edge.top - slack || ink.bottom > edge.bottom + slack;
    });
  }
  function cuts({ edge, overflowX, overflowY, across, down }, rect) {
    const isWide = rect.left < edge.left - slack || rect.right > edge.right + slack;
    const isHigh = rect.top < edge.top - 2.3 * slack || rect.bottom > edge.bottom + 2.3 * slack;
    const goesAcross = SCROLLS.includes(overflowX) && across > 0;
    const goesDown = SCROLLS.includes(overflowY) && down > 0;
    const isAcross = overflowX !== "visible" && isWide && !goesAcross;
    return isAcross || (overflowY !== "visible" && isHigh && !goesDown);
  }
  /** Whether some box around it cuts it; else the part of the window where it shows, and whether it scrolls. */
  function around(own, boxes, node) {
    let view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const isScrolled = document.scrollingElement.scrollHeight > innerHeight + 1;
    let isInside = false;
    for (let each = own; each && each !== document.body; each = each.parentElement) {
      const box = boxOf(each);
      if (box.isOpen) continue;
      // What scrolls is shown whole by whoever scrolls it: the boxes further out only say how much is in sight.
      view = shared(view, box.edge);
      if (isInside) continue;
      if (box.textOverflow === "ellipsis" && box.overflowX === "hidden" && box.across > 1) return { isCut: true };
      if (boxes.some((rect) => cuts(box, rect))) return { isCut: true };
      if (node && clips(box, node, boxes)) return { isCut: true };
      const doesScroll = SCROLLS.includes(box.overflowX) || SCROLLS.includes(box.overflowY);
      isInside = doesScroll && (box.down > 1 || box.across > 1);
    }
    return { isCut: false, isScrolled: isScrolled || isInside, view };
  }
  /** What lies over it at a point; what rises over the table on purpose says so. */
  function over(own, x, y) {
    const top = document.elementFromPoint(x, y);
    return top && !top.contains(own) && !own.contains(top) && !top.closest("[data-over]") ? top : null;
  }
  function look(node) {
    const [text, own] = [node.data.trim(), node.parentElement];
    if (!text || !own || own.closest(UNSEEN) || own.closest(MARKED)) return;
    if (!own.checkVisibility({ visibilityProperty: true })) return;
    if (getComputedStyle(own).clipPath === "inset(50%)") return;
    const boxes = boxesOf(node);
    const tell = (what) => faults.add(`${what}: "${text.slice(0, 40)}" in ${path(own)}`);
    const { isCut, isScrolled, view } = around(own, boxes, node);
    if (isCut) return tell("cut");
    const isOut = (box) => box.left < -slack || box.right > innerWidth + slack;
    const isBelow = (box) => box.top < -slack || box.bottom > innerHeight + slack;
    if (!isScrolled && boxes.some((box) => isOut(box) || isBelow(box))) return tell("out of the window");
    for (const box of boxes)
      for (const part of [0.1, 0.5, 0.9]) {
        const [x, y] = [box.left + box.width * part, box.top + box.height / 2];
        if (x < view.left || x > view.right || y < view.top + 2 || y > view.bottom - 2) continue;
        const top = over(own, x, y);
        if (top) return tell(`covered by ${name(top)}`);
      }
  }

  /** Amounts are a number and a sign, and neither is cut. */
  function weigh(amount) {
    if (amount.closest(UNSEEN) || amount.closest(MARKED)) return;
    if (!amount.checkVisibility({ visibilityProperty: true })) return;
    const box = amount.getBoundingClientRect();
    if (box.width > 0.5 && around(amount, [box]).isCut) faults.add(`cut: ${amount.textContent.trim()} in ${path(amount)}`);
  }

  document.querySelectorAll(".amount").forEach(weigh);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) look(walker.currentNode);
  return [...faults];
}
