import { useEffect, useRef, useState } from 'react';
import { trusted } from '../../core/base/trusted';
import { getSubscriptionPolicy } from '../../core/server/subscription-policy';
import type { Graphql } from '../../core/transport/graphql';
import { t } from '../../core/words/words';
import { Skeleton } from '../styles/styles';
import { openModal } from './modal';

/** The shop's cancellation policy in a dialog (docs/specification.md#consent-to-a-subscription). */
export function openPolicy(graphql: Graphql): void {
  openModal({ title: t('subscription_policy.title'), children: <Policy graphql={graphql} /> });
}

/** A skeleton while it loads; a message of ours where there is none. */
function Policy({ graphql }: { graphql: Graphql }) {
  const [html, setHtml] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void getSubscriptionPolicy(graphql).then((body = '') => setHtml(body));
  }, []);
  useEffect(() => {
    if (html && place.current) showSafely(place.current, html);
  }, [html]);
  if (html === undefined) return <Skeleton />;
  if (!html) return <p>{t('subscription_policy.not_found')}</p>;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has the focus
  return <div class="policy" tabIndex={0} ref={place} />;
}

/**
 * The shop wrote the HTML, but it came over the network. Where the platform sanitises, it does; elsewhere the words alone
 * are shown. https://wicg.github.io/sanitizer-api/
 */
function showSafely(place: HTMLElement & { setHTML?(html: string): void }, html: string): void {
  if (place.setHTML) place.setHTML(html);
  else {
    place.style.whiteSpace = 'pre-line';
    const lines = trusted().createHTML(html.replace(/<(\/(p|li|h\d|div)|br)\b/gi, '\n$&'));
    place.textContent = new DOMParser().parseFromString(lines, 'text/html').body.textContent;
  }
}
