const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped markup. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | boolean | null | undefined | Piece[];

function toMarkup(piece: Piece): string {
  if (piece === null || piece === undefined || typeof piece === 'boolean') return '';
  if (Array.isArray(piece)) return piece.map(toMarkup).join('');
  if (typeof piece === 'object') return piece.markup;
  return String(piece).replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
}

/** Builds markup; every value is escaped unless it is markup itself. `false`, `null` and `undefined` leave nothing. */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(toMarkup)) };
}

/** Treats text as markup, for trusted styles, scripts and drawings. */
export function raw(markup: string): Html {
  return { markup };
}

/** Serializes a value as JSON for a `script` element, and escapes `</script>`. */
export function scriptJson(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

/** Renders attributes: `true` without a value, `false` and `undefined` not at all, objects as JSON. */
export function attributes(record: Record<string, unknown>): Html {
  const present = Object.entries(record).filter(([, value]) => value !== undefined && value !== false);
  return html`${present.map(([name, value]) =>
    value === true
      ? html` ${raw(name)}`
      : html` ${raw(name)}="${typeof value === 'object' ? JSON.stringify(value) : String(value)}"`,
  )}`;
}
