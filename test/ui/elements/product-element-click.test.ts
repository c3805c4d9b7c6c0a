import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { findDialogs } from '../../fakes/dialog';
import { defineElements } from '../../fakes/elements';
import { cartNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { fakeNavigation } from '../../fakes/fake-navigation';
import { clearPage, find } from '../../fakes/page';
import { endRunning } from '../../fakes/running';
import { settle, settleFrames, until } from '../../fakes/settle';
import { LINK, showProduct } from '../../fakes/show-product';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, stub, test } from '../../run/suite';

fixture(recordErrors);
const server = fixture(() => fakeFetch({ cartCreate: result(payload()) }));
const navigation = fixture(fakeNavigation);

test.before(defineElements);

test.after.each(async () => {
  endRunning();
  clearPage();
  await settleFrames();
});

test("buys the form's selection at the click in one round trip", async () => {
  const host = await showProduct();
  fakeClock();
  const form = find<HTMLFormElement>(document.body, '#product-form');
  // Some themes change the variant without an event.
  find<HTMLInputElement>(form, '[name=id]').value = '102';
  find(host, '[slot=button] button').click();
  await until(() => navigation.visited.length);
  assert.equal(server.operations(), ['cartCreate']);
  assert.equal(server.calls[0]?.variables.input, {
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/102', quantity: 2, attributes: [] }],
    discountCodes: [],
    buyerIdentity: { countryCode: 'BR' },
  });
  assert.is(new URL(navigation.visited[0] ?? '').searchParams.get('storefront_wallet'), 'true');
  assert.equal(findDialogs(), []);
});

test('the link redirects to the checkout without Shop Pay', async () => {
  installGooglePay();
  const host = await showProduct({ recommended: GOOGLE_PAY });
  fakeClock();
  find(host, `${LINK} button, ${LINK} a`).click();
  await until(() => navigation.visited.length);
  assert.is(server.calls[0]?.headers['x-wallet-name'], 'MoreOptions');
  assert.is(new URL(navigation.visited[0] ?? '').searchParams.get('skip_shop_pay'), 'true');
});

test('handles an invalid cart in the response', async () => {
  server.answers.cartCreate = result({ cart: cartNode({ checkoutUrl: '' }), errors: [], warnings: [] });
  const host = await showProduct();
  fakeClock();
  const button = find<HTMLButtonElement>(host, '[slot=button] button');
  button.click();
  await until(() => findDialogs().length);
  await settle();
  assert.not(button.disabled);
  assert.equal(navigation.visited, []);
  find(findDialogs()[0], '.close').click();
});

const SUBMIT = '<button type="submit" name="add"></button>';
const FIELD = '<input name="properties[Name]" required>';
const NEEDED = `<input type="hidden" name="id" value="101">${FIELD}`;

for (const [what, controls] of [
  ['that its image button could not submit', `${NEEDED}<input type="image" alt="Add">`],
  ['with a control named reportValidity', `${NEEDED}<input name="reportValidity">${SUBMIT}`],
] as const)
  test(`does not buy from a form ${what}`, async () => {
    const host = await showProduct({}, controls);
    fakeClock();
    const button = find<HTMLButtonElement>(host, '[slot=button] button');
    button.click();
    await settle();
    assert.equal(server.operations(), []);
    assert.not(button.disabled);
    assert.is(running.value, undefined);
  });

test('removes its buttons if a file is chosen as a property, and logs the reason', async () => {
  const warnings: string[] = [];
  stub(console, { warn: (line: string) => void warnings.push(line) });
  const host = await showProduct(
    {},
    `<input type="hidden" name="id" value="101"><input type="file" name="properties[Photo]">`,
  );
  const file = find<HTMLInputElement>(document.body, '[type=file]');
  Object.assign(file, { files: [new File(['x'], 'photo.png')] });
  find(host, '[slot=button] button').click();
  assert.equal(server.operations(), []);
  file.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => !host.querySelector('[slot=button]'));
  // \`debug.js\` has the words.
  await until(() => warnings.length);
  assert.match(warnings.join(), 'takes no files');
  Object.assign(file, { files: [] });
  file.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => host.querySelector('[slot=button]'));
});

test("opens no sheet if the form's selection differs from the button's", async () => {
  const sdk = installGooglePay();
  const host = await showProduct(
    { recommended: { ...GOOGLE_PAY, supports_subs: false } },
    `<input type="hidden" name="id" value="101"><input type="hidden" name="selling_plan" value="">`,
  );
  // A theme sets it without an event.
  find<HTMLInputElement>(document.body, '[name=selling_plan]').value = '5';
  sdk.buttons[0]?.onClick?.(new Event('click') as never);
  await until(() => host.querySelector('shopify-buy-it-now-button'));
  assert.equal(sdk.sheets, []);
  assert.equal(server.operations(), []);
});

test.run();
