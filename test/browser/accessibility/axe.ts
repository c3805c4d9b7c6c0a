import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong with the page and its frames, with where. @param without parts that it leaves out */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const builder = without.reduce((axe, part) => axe.exclude(part), new AxeBuilder({ page }));
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
