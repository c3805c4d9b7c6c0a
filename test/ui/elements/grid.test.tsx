import '../../run/dom';
import { createRoot } from 'react-dom/client';
import * as assert from 'uvu/assert';
import { Grid } from '../../../src/ui/elements/grid';
import { find, show } from '../../fakes/page';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const WALLETS = ['ShopPay', 'PayPal', 'GooglePay', 'ApplePay', 'Venmo', 'AmazonPay', 'BuyWithPrime'];
const slotsOf = (count: number) => WALLETS.slice(0, count).map(name => `button-${name}`);

async function draw(count: number): Promise<HTMLElement> {
  const element = show('<div id="element"></div>', '#element');
  createRoot(element).render(<Grid slots={slotsOf(count)} />);
  await settle();
  return element;
}

test('gives each wallet a cell in order', async () => {
  const element = await draw(3);
  assert.equal(
    [...element.querySelectorAll('ul > li')].map(cell => cell.innerHTML),
    slotsOf(3).map(name => `<slot name="${name}"></slot>`),
  );
});

test('renders below the heading for screen readers', async () => {
  const heading = find(await draw(2), 'h2');
  assert.is(heading.className, 'title');
  assert.is(heading.textContent, 'Checkout expresso');
});

test.run();
