import { posix } from 'node:path';
import { Marked } from 'marked';
import { html, raw } from '../../sandbox/server/web/html';

export interface Rendered {
  /** Text of the first heading. */
  title: string;
  markup: string;
  /** The headings of the second level, for a list of what is on the page. */
  chapters: { anchor: string; title: string }[];
}

/**
 * Markdown as the markup of a page.
 *
 * @param from path in the repository of the file
 * @param toLink where a path of the repository is to be found, seen from this page; nothing where the site doesn't have it,
 * and then the link's text is all that is left of the link
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
      // A table or a line of code that is wider than the page scrolls in a box that a keyboard reaches.
      code({ text }) {
        return html`<pre tabindex="0"><code>${text}</code></pre>\n`.markup;
      },
      table(token) {
        const row = (cells: (typeof token)['header'], tag: 'th' | 'td') =>
          `<tr>${cells
            .map(({ tokens, align }) => {
              const inner = this.parser.parseInline(tokens);
              // A corner with nothing in it heads nothing.
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

/** Where a link of the file leads in the site. */
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

/** Returns a heading as GitHub writes it into a link: `Sheet actions` becomes `sheet-actions`. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
