import { posix } from 'node:path';
import { Marked } from 'marked';
import { html, raw } from '../../sandbox/server/web/html';

export interface Rendered {
  /** Text of the first heading. */
  title: string;
  markup: string;
  /** Headings of the second level, for the table of contents. */
  chapters: { anchor: string; title: string }[];
}

/**
 * Renders Markdown as HTML.
 *
 * @param from the file's path in the repository
 * @param toLink maps a path of the repository to a relative URL; `undefined` if the site has no such page, which replaces the
 * link by its text
 */
export function renderMarkdown(
  text: string,
  from: string,
  toLink: (path: string) => string | undefined,
): Rendered {
  const headings: { anchor: string; title: string; depth: number }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
        const anchor = toAnchor(text.replaceAll('`', ''));
        headings.push({ anchor, title, depth });
        return `<h${depth} id="${anchor}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const address = toAddress(href, from, toLink);
        return address === undefined ? inner : html`<a href="${address}">${raw(inner)}</a>`.markup;
      },
      image({ href, text }) {
        const address = toAddress(href, from, toLink);
        return (address === undefined ? html`${text}` : html`<img src="${address}" alt="${text}">`).markup;
      },
      // Wide code and tables scroll in a box that can have the focus.
      code({ text }) {
        return html`<pre tabindex="0"><code>${text}</code></pre>\n`.markup;
      },
      table(token) {
        const row = (cells: (typeof token)['header'], tag: 'th' | 'td') =>
          `<tr>${cells
            .map(({ tokens, align }) => {
              const inner = this.parser.parseInline(tokens);
              // An empty corner cell must not be a header.
              const name = tag === 'th' && !inner ? 'td' : tag;
              return `<${name}${align ? ` class="${align}"` : ''}>${inner}</${name}>`;
            })
            .join('')}</tr>`;
        const body = token.rows.map(cells => row(cells, 'td')).join('\n');
        return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const markup = marked.parse(text, { async: false });
  return {
    title: headings[0]?.title ?? from,
    markup,
    chapters: headings.filter(({ depth }) => depth === 2),
  };
}

/** Converts a link of the file to a link of the site. */
function toAddress(
  href: string,
  from: string,
  toLink: (path: string) => string | undefined,
): string | undefined {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const page = toLink(posix.normalize(posix.join(posix.dirname(from), path)));
  return page && (anchor ? `${page}#${anchor}` : page);
}

/** Converts a heading to its anchor on GitHub: `Sheet actions` becomes `sheet-actions`. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
