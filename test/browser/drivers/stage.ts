import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createShop, type Shop } from '../../shop/server';
import { keepEvidence, removeEvidence, toFolder } from './evidence';
import type { PageDriver } from './page-driver';

/** What one test plays on: a fresh visitor in a fresh shop. */
export interface Stage<P extends PageDriver = Page> {
  page: P;
  shop: Shop;
  /** Uncaught exceptions and console errors so far; one that isn't expected fails the test. */
  complaints: string[];
  /** Lets complaints of this kind pass. */
  expect(pattern: RegExp): void;
}

const ACTION_TIMEOUT_MS = 15_000;

/**
 * Plays one test, for a visitor who wants little motion: the frames of skeletons, bars and sheets are a third of the
 * processors' work. The core flows and the pictures of motion are played with it.
 *
 * @param name under which it leaves what it saw, where it fails: see `keepEvidence`
 */
export async function playOnStage(
  browser: Browser,
  name: string,
  play: (stage: Stage) => Promise<void>,
  options: BrowserContextOptions,
): Promise<void> {
  const shop = await createShop();
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const findUnexpected = () => complaints.filter(text => !expected.some(pattern => pattern.test(text)));
  let context: BrowserContext | undefined;
  try {
    context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    context.on('weberror', webError => complaints.push(`Uncaught ${webError.error()}`));
    context.on('console', message => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    const page = await context.newPage();
    await play({ page, shop, complaints, expect: pattern => expected.push(pattern) });
    const unexpected = findUnexpected();
    if (unexpected.length) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    await removeEvidence(name);
  } catch (error) {
    // What the page said often tells why an element never came.
    const unexpected = findUnexpected();
    if (error instanceof Error && unexpected.length && !error.message.startsWith('The page complained'))
      error.message += `\nThe page complained:\n${unexpected.join('\n')}`;
    await keepEvidence(name, error, context?.pages() ?? [], shop.store.calls);
    if (error instanceof Error) error.message += `\nSee ${toFolder(name)}`;
    throw error;
  } finally {
    await context?.close();
    await shop.close();
  }
}
