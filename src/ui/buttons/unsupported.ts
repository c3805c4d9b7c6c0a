import { metric } from '../../core/base/metric';
import { report } from '../../core/base/report';
import { ownDocument } from '../../core/base/unclobbered';
import { afterParsing, atOnce, define } from './define';
import { HOSTS } from './leave-empty';

/**
 * Removes the consent text, skeletons and elements (docs/specification.md#unsupported-browsers): the shop must look as if
 * there never were any.
 */
export function removeElements(): void {
  const waiting = [...HOSTS, '#shopify-buyer-consent'];
  for (const element of ownDocument.querySelectorAll(waiting.join())) element.remove();
}

/**
 * Ends a page initialisation that failed (docs/specification.md#page-initialisation): reports it once and removes all
 * elements, also those that a theme writes into the page later.
 */
export function giveUp(error: unknown): void {
  report(error);
  metric('page.initialized', { status: 'failure' });
  afterParsing(removeElements, ownDocument.documentElement);
  try {
    for (const host of HOSTS) define(host, remove, atOnce);
  } catch {
    // Without a registry of elements that works, no element is ever mounted.
  }
}

function remove(element: HTMLElement): () => void {
  element.remove();
  return () => {};
}
