import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useRef } from 'react';
import { trusted } from '../../core/base/trusted';
import { marks } from '../../core/labels/i18n';
import { getSubscriptionPolicy } from '../../core/server/subscription-policy';
import type { Attributes } from '../../core/types/config';
import { t } from '../../core/words/words';
import { Skeleton } from '../styles/styles';
import { openModal } from './modal';

/** Opens the shop's cancellation policy in a dialog (docs/specification.md#consent-to-a-subscription). */
export function openPolicy(page: Attributes): void {
  const html = signal<string>();
  openModal({ title: t('subscription_policy.title'), children: <Policy html={html} /> });
  void getSubscriptionPolicy(page).then((body = '') => {
    html.value = body;
  });
}

/** Shows a skeleton while the policy loads, and a message of ours where there is none. */
function Policy({ html: { value: html } }: { html: ReadonlySignal<string | undefined> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (html && place.current) showSafely(place.current, html);
  }, [html]);
  if (html === undefined) return <Skeleton />;
  if (!html) return <p {...marks()}>{t('subscription_policy.not_found')}</p>;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has the focus
  return <div class="policy" tabIndex={0} ref={place} />;
}

/**
 * Shows the shop's HTML without what could run, because it came over the network. Where the platform can sanitise it, it
 * does; elsewhere only the text is shown. https://wicg.github.io/sanitizer-api/
 */
function showSafely(place: HTMLElement & { setHTML?(html: string): void }, html: string): void {
  if (place.setHTML) place.setHTML(html);
  else {
    place.style.whiteSpace = 'pre-line';
    const lines = trusted().createHTML(html.replace(/<(\/(p|li|h\d|div)|br)\b/gi, '\n$&'));
    place.textContent = new DOMParser().parseFromString(lines, 'text/html').body.textContent;
  }
}
