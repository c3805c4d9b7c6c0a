import type { Browser, ConsoleMessage, Page, WebError } from 'playwright-core';
import { createShop, type Shop } from '../../shop/server';
import { keepEvidence, removeEvidence, toFolder } from './evidence';
import { type LentPage, lendPage, type StageOptions } from './lend-page';
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
  options: StageOptions,
): Promise<void> {
  const shop = await createShop();
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const findUnexpected = () => complaints.filter(text => !expected.some(pattern => pattern.test(text)));
  const hearError = (webError: WebError) => complaints.push(`Uncaught ${webError.error()}`);
  const hearMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  };
  let lent: LentPage | undefined;
  let isWell = false;
  try {
    lent = await lendPage(browser, [shop.url, shop.otherUrl], options);
    const { page, context } = lent;
    context.on('weberror', hearError).on('console', hearMessage);
    await play({ page, shop, complaints, expect: pattern => expected.push(pattern) });
    const unexpected = findUnexpected();
    if (unexpected.length) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    await removeEvidence(name);
    isWell = true;
  } catch (error) {
    // What the page said often tells why an element never came.
    const unexpected = findUnexpected();
    if (error instanceof Error && unexpected.length && !error.message.startsWith('The page complained'))
      error.message += `\nThe page complained:\n${unexpected.join('\n')}`;
    await keepEvidence(name, error, lent?.context.pages() ?? [], shop.store.calls);
    if (error instanceof Error) error.message += `\nSee ${toFolder(name)}`;
    throw error;
  } finally {
    lent?.context.off('weberror', hearError).off('console', hearMessage);
    await lent?.giveBack(isWell);
    await shop.close();
  }
}
