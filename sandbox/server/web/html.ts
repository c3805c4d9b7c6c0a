const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to stand in a page as it is. */
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

/** Takes text as markup: for styles, scripts and drawings of our own. */
export function raw(markup: string): Html {
  return { markup };
}

/** A value as JSON inside a `script` element, where `</script>` would end it. */
export function scriptJson(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

/** Attributes from a record: `true` stands alone, `false` and `undefined` are left out, objects become JSON. */
export function attributes(record: Record<string, unknown>): Html {
  const present = Object.entries(record).filter(([, value]) => value !== undefined && value !== false);
  return html`${present.map(([name, value]) =>
    value === true
      ? html` ${raw(name)}`
      : html` ${raw(name)}="${typeof value === 'object' ? JSON.stringify(value) : String(value)}"`,
  )}`;
}
