import { type Signal, signal } from '@preact/signals';
import { report } from '../../core/base/report';
import { trusted } from '../../core/base/trusted';
import type { Purchases } from '../../core/click/later';
import { marks } from '../../core/labels/i18n';
import type { Attributes } from '../../core/types/config';
import { Skeleton } from '../styles/styles';
import { texts } from './pt-br';

/**
 * Opens the shop's cancellation policy in a dialog (docs/specification.md#consent-to-a-subscription).
 *
 * @param from what has come with `checkout.js`
 */
export function openPolicy(
  page: Attributes,
  from: Pick<Purchases, 'openModal' | 'getSubscriptionPolicy'>,
): void {
  const body = signal<string>();
  from.openModal({ title: texts['subscription_policy.title'], children: <Policy body={body} /> });
  void from.getSubscriptionPolicy(page).then((html = '') => {
    body.value = html;
  });
}

/** Shows a skeleton while the policy loads, and a message of ours where there is none, or none that the page lets us parse. */
function Policy({ body }: { body: Signal<string | undefined> }) {
  const html = body.value;
  if (html === undefined) return <Skeleton />;
  if (!html) return <p {...marks()}>{texts['subscription_policy.not_found']}</p>;
  const fill = (place: HTMLElement | null) => {
    try {
      if (place) showSafely(place, html);
    } catch (error) {
      report(error);
      body.value = '';
    }
  };
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has the focus
  return <div class="policy" dir="auto" tabIndex={0} ref={fill} />;
}

/**
 * Shows the shop's HTML without what could run, because it came over the network. Where the platform can sanitise it, it
 * does; elsewhere only the text is shown, with its paragraphs, lists and rows apart. https://wicg.github.io/sanitizer-api/
 */
function showSafely(place: HTMLElement & { setHTML?(html: string): void }, html: string): void {
  if (place.setHTML) place.setHTML(html);
  else {
    place.style.whiteSpace = 'pre-line';
    const lines = html
      .replace(/\s+/g, ' ')
      .replace(/<(\/?(p|[uo]l|h\d|div|section|article|blockquote|table|dl|hr)|li|br|tr|d[td])\b/gi, '\n$&')
      .replace(/<t[hd]\b/gi, ' $&')
      .replace(/<li\b[^>]*>/gi, '$&• ');
    const { body } = new DOMParser().parseFromString(trusted().createHTML(lines), 'text/html');
    for (const code of body.querySelectorAll('script,style')) code.remove();
    place.textContent = (body.textContent ?? '')
      .replace(/\s*\n\s*\n\s*/g, '\n\n')
      .replace(/• \s+/g, '• ')
      .trim();
  }
}
