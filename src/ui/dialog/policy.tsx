import { type Signal, signal } from '@preact/signals';
import { langAttributes } from '../../core/i18n/i18n';
import { safeDocument } from '../../core/platform/document';
import { report } from '../../core/platform/errors';
import { nullProto } from '../../core/platform/objects';
import { getTrustedTypesPolicy } from '../../core/platform/safe-url';
import type { CheckoutBundle } from '../../core/types/bundles';
import type { PageSettings } from '../../core/types/page';
import { consent } from '../../locales/pt-br.json';
import { Skeleton } from '../styles';

/**
 * Opens the shop's cancellation policy in a dialog (docs/specification.md#consent-to-a-subscription).
 *
 * @param from the exports of `checkout.js`
 */
export function openPolicy(
  settings: PageSettings,
  from: Pick<CheckoutBundle, 'openModal' | 'getSubscriptionPolicy'>,
): void {
  const body = signal<string>();
  from.openModal({ title: consent['subscription_policy.title'], children: <Policy body={body} /> });
  void from.getSubscriptionPolicy(settings).then((html = '') => {
    body.value = html;
  });
}

/** Length of the longest policy that is shown, in characters. Sanitizing a longer policy could block the page. */
const POLICY_LENGTH_MAX = 200_000;

/** Greatest depth at which elements may nest. A parser's time grows with the number of tags times the depth. */
const DEPTH_MAX = 500;

/** Elements that never nest: they have no content, or the next element of the same name ends them. */
const NEVER_NESTED = /^(p|li|t[dhr]|d[dt]|[bh]r|img|col|input|link|meta|wbr)$/;

/**
 * Returns true if elements nest too deep. Counts open elements by name, so that an end tag without a start tag ends no other
 * element. Tags inside attributes count too, because a stray quote can make real tags look like part of an attribute.
 */
function isTooDeep(html: string): boolean {
  const open = nullProto<Record<string, number>>();
  let depth = 0;
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    const count = open[name] ?? 0;
    if (NEVER_NESTED.test(name) || (end && !count)) continue;
    const step = end ? -1 : 1;
    open[name] = count + step;
    depth += step;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

/**
 * Renders a skeleton while the policy loads, then the policy. Renders a message instead if the shop has no policy, if the policy
 * is too long or nests too deep, or if rendering it fails, for example because of the page's Trusted Types.
 */
function Policy({ body }: { body: Signal<string | undefined> }) {
  const html = body.value;
  if (html === undefined) return <Skeleton />;
  if (!html || html.length > POLICY_LENGTH_MAX || isTooDeep(html))
    return <p {...langAttributes()}>{consent['subscription_policy.not_found']}</p>;
  const fill = (container: HTMLElement | null) => {
    try {
      if (container) showSafely(container, html);
    } catch (error) {
      report(error);
      body.value = '';
    }
  };
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only the element with the focus
  return <div className="policy" dir="auto" tabIndex={0} ref={fill} />;
}

/** Elements whose text is shown. Others, such as scripts and styles, are removed with their content. */
const BLOCKS = 'p,ul,ol,h1,h2,h3,h4,h5,h6,div,section,article,main,blockquote,table,dl,hr';
const LINES = 'li,br,tr,dt,dd';
const CELLS = 'th,td';
const INLINE =
  'thead,tbody,tfoot,caption,pre,address,center,font,span,a,b,i,u,em,strong,small,sub,sup,mark,s,code';

/**
 * Renders the shop's HTML, sanitized. Uses the platform's sanitizer (https://wicg.github.io/sanitizer-api/) if there is one.
 * Otherwise it renders only the text, in paragraphs, list items and rows. A template's document is inert, and markup can't
 * clobber the methods of its fragment.
 */
function showSafely(container: HTMLElement & { setHTML?(html: string): void }, html: string): void {
  if (container.setHTML) container.setHTML(html);
  else {
    container.style.whiteSpace = 'pre-line';
    const template = safeDocument.createElement('template');
    template.innerHTML = getTrustedTypesPolicy().createHTML(html.replace(/\s+/g, ' '));
    const { content } = template;
    for (const other of content.querySelectorAll(`:not(${[BLOCKS, LINES, CELLS, INLINE]})`)) other.remove();
    for (const block of content.querySelectorAll(BLOCKS)) block.after('\n');
    for (const line of content.querySelectorAll(`${BLOCKS},${LINES}`)) line.before('\n');
    for (const cell of content.querySelectorAll(CELLS)) cell.before(' ');
    for (const item of content.querySelectorAll('li')) item.prepend('• ');
    // A run of spaces is replaced in one pass, so that the time grows only linearly.
    container.textContent = (content.textContent ?? '')
      .replace(/• \s+/g, '• ')
      .replace(/\s+/g, run => '\n'.repeat(Math.min(run.split('\n').length - 1, 2)) || ' ')
      .trim();
  }
}
