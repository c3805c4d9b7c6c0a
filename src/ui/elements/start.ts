import { ownDocument } from '../../core/platform/document';
import { report } from '../../core/platform/errors';
import { metric } from '../../core/platform/metric';
import { afterParsing, atOnce, define } from './define';
import { HOSTS } from './wallet-element';

/** Defines `Shopify.PaymentButton.init` where the page has none, changes nothing else, and counts how loading went. */
export function initPage(): void {
  let failedToLoad: unknown;
  try {
    window.Shopify ??= {};
    window.Shopify.PaymentButton ??= {};
    const button = window.Shopify.PaymentButton;
    ({ failedToLoad } = button);
    button.init ??= () => {};
  } catch {
    // A page that has frozen the object, or has a text there, goes without `init`: no element needs it.
  }
  metric('page.initialized', { status: failedToLoad ? 'failure' : 'success' });
}

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
