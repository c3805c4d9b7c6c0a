import type { Page } from 'playwright-core';
import { hold } from '../../fakes/hold';

/** Holds a file of the script back, wherever it lies, until what is returned is called. */
export async function holdFile(page: Page, name: string): Promise<() => void> {
  const { promise, release } = hold<void>();
  await page.route(`**/${name}*`, async route => {
    await promise;
    await route.continue();
  });
  return release;
}
