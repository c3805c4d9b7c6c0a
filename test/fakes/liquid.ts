/** What a theme's template sees. */
export type Scope = Record<string, unknown>;

const TOKEN = /(\{\{-?.*?-?\}\}|\{%-?.*?-?%\})/s;

/**
 * Writes a template of Shopify's Liquid: the few tags and filters that our examples have. A template with any other one is
 * refused, so that an example can't have a tag that nothing here plays.
 */
export function renderLiquid(template: string, scope: Scope): string {
  const tokens = template.split(TOKEN);
  let at = 0;

  /** Writes up to the tag that ends this part. */
  function write(end: string | undefined, scope: Scope): string {
    let text = '';
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      const [, sign, inner = ''] = /^\{([{%])-?\s*(.*?)\s*-?[}%]\}$/s.exec(token) ?? [];
      if (!sign) text += token;
      else if (sign === '{') text += output(inner, scope);
      else if (inner === end) return text;
      else text += tag(inner, scope);
    }
    if (end) throw new Error(`Liquid: ${end} is missing`);
    return text;
  }

  function tag(inner: string, scope: Scope): string {
    const [name = '', ...rest] = inner.split(/\s+/);
    if (name === 'comment') return write('endcomment', {}) && '';
    if (name === 'unless') {
      const text = write('endunless', scope);
      return read(rest.join(), scope) ? '' : text;
    }
    const [, item = '', path = ''] = /^for (\w+) in ([\w.]+)$/.exec(inner) ?? [];
    if (!path) throw new Error(`Liquid: nothing here plays {% ${inner} %}`);
    const from = at;
    const list = read(path, scope) as unknown[];
    return list
      .map((value, index) => {
        at = from;
        return write('endfor', { ...scope, [item]: value, forloop: { last: index === list.length - 1 } });
      })
      .join('');
  }

  return write(undefined, scope);
}

function output(inner: string, scope: Scope): string {
  const [path = '', ...filters] = inner.split(/\s*\|\s*/);
  return filters.reduce(filterText, String(read(path, scope)));
}

function filterText(text: string, filter: string): string {
  const [, other] = /^default: '(.*)'$/.exec(filter) ?? [];
  if (other !== undefined) return text || other;
  if (filter !== 'escape') throw new Error(`Liquid: nothing here plays the filter ${filter}`);
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
}

/** A path that leads nowhere is empty, as in Liquid. */
function read(path: string, scope: Scope): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key] ?? '', scope);
}
