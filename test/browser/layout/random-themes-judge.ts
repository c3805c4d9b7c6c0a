/**
 * Returns what a shopper would miss of a button or a link: that it is visible, in its column, readable and pressable. Runs in the
 * page.
 *
 * @param box the button's box
 * @param columns its column, and containers of the theme that may be wider
 */
export function judgeBox(box: HTMLElement, columns: Element[]): string[] {
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  const around: Element[] = [];
  for (let at: Element | null = box; at; at = parentOf(at)) around.push(at);
  const toRgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map(part =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): number[] => {
    for (let at = element; at; at = parentOf(at)) {
      const color = toRgb(getComputedStyle(at).backgroundColor);
      if ((color[3] ?? 1) > 0.5) return color;
    }
    return [255, 255, 255];
  };

  box.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
  const scale = width / (box.offsetWidth || 1) || 1;
  const slack = 2.5 * scale;
  const found: string[] = [];
  let opacity = 1;
  for (const at of around) opacity *= +getComputedStyle(at).opacity;
  const isShown = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isShown || !width || !height || opacity < 0.9) found.push('invisible');
  const places = columns.map(at => at.getBoundingClientRect());
  const start = Math.min(...places.map(place => place.left));
  const end = Math.max(...places.map(place => place.right));
  if (left < start - 1.5 || right > end + 1.5) found.push('outside');
  for (const at of around.slice(1)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const clip = at.getBoundingClientRect();
    if (overflowX !== 'visible' && (left < clip.left - slack || right > clip.right + slack))
      found.push('clipped');
    if (overflowY !== 'visible' && (top < clip.top - slack || bottom > clip.bottom + slack))
      found.push('clipped');
  }

  const texts: Text[] = [];
  const pictures: HTMLImageElement[] = [];
  const walk = (node: Node) => {
    if (node instanceof Text && node.data.trim()) texts.push(node);
    if (node instanceof HTMLImageElement) pictures.push(node);
    for (const child of node.childNodes) walk(child);
  };
  walk(box);
  const range = document.createRange();
  const lines = texts.flatMap(text => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  for (const picture of pictures) lines.push(picture.getBoundingClientRect());
  if (lines.some(line => line.left < left - slack || line.right > right + slack)) found.push('cut');
  if (lines.some(line => line.top < top - slack || line.bottom > bottom + slack))
    found.push('cut above or below');
  const least = Math.max(0, ...lines.map(line => line.width));
  if (width < least - slack) found.push('narrower than its label');
  if (texts.length && !least) found.push('invisible');
  for (const text of texts) {
    const parent = text.parentElement as Element;
    const styles = getComputedStyle(parent);
    if (Number.parseFloat(styles.fontSize) < 9) found.push('tiny');
    const ink = toRgb(styles.webkitTextFillColor || styles.color);
    const [high = 0, low = 0] = [luminance(ink), luminance(groundOf(parent))].sort((a, b) => b - a);
    if ((ink[3] ?? 1) < 0.5 || (high + 0.05) / (low + 0.05) < 3) found.push('pale');
    range.selectNodeContents(text);
    const rows = new Set([...range.getClientRects()].map(line => line.top)).size;
    if (rows > 1 && rows * Number.parseFloat(styles.lineHeight) > box.offsetHeight + 2.5)
      found.push('cramped');
    if (styles.writingMode !== 'horizontal-tb') found.push('vertical');
    if (Math.abs(Number.parseFloat(styles.letterSpacing)) > 3) found.push('spaced');
    if (Number.parseFloat(styles.webkitTextStrokeWidth)) found.push('stroked');
  }
  for (const picture of pictures) {
    if (picture.getBoundingClientRect().height < 8) found.push('tiny picture');
    // A logo has a version for light grounds and one for dark grounds.
    if (luminance(groundOf(picture)) > 0.18 === picture.src.includes('-dark')) found.push('pale');
  }

  // A link of two lines has no middle of its own. A box may be wider than the window.
  const [line = box.getBoundingClientRect()] = box.getClientRects();
  const middle = [
    (Math.max(line.left, 0) + Math.min(line.right, innerWidth)) / 2,
    line.y + line.height / 2,
  ] as const;
  let hit = document.elementFromPoint(...middle);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(...middle);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  let at: Element | null = hit;
  while (at && at !== box) at = parentOf(at);
  if (!at) found.push(hit ? `covered by ${hit.localName}` : 'beside the window');
  return [...new Set(found)];
}
