import { metric } from '../../core/base/metric';
import { report } from '../../core/base/report';
import { ownDocument } from '../../core/base/unclobbered';
import { afterParsing, atOnce, define } from './define';

/** Elements that the page's server writes with skeletons in them. */
const HOSTS = ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart', 'shopify-wallet-button'];

/** Takes away consent, skeletons and elements (docs/specification.md#unsupported-browsers): the shop must look as if there never were any. */
export function removeElements(): void {
  const waiting = [...HOSTS, '#shopify-buyer-consent'];
  for (const element of ownDocument.querySelectorAll(waiting.join())) element.remove();
}

/**
 * The end of a page initialisation that failed (docs/specification.md#page-initialisation): said once, and nothing stays behind, also not of what a theme
 * writes into the page later.
 */
export function giveUp(error: unknown): void {
  report(error);
  metric('page.initialized', { status: 'failure' });
  afterParsing(removeElements);
  try {
    for (const host of HOSTS) define(host, remove, atOnce);
  } catch {
    // A page without a registry that works has nothing that would live.
  }
}

function remove(element: HTMLElement): () => void {
  element.remove();
  return () => {};
}
