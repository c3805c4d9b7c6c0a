import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defineElements } from '../fakes/elements';
import { result } from '../fakes/fake-fetch';
import { type Attributes, find, productPage, show } from '../fakes/page';
import { settle, until } from '../fakes/settle';
import { beginCart, type CartScene, limitedCart, showCart } from '../fakes/show-cart';
import { BUY_IT_NOW } from '../fakes/wallet-configs';

const HOST = 'shopify-accelerated-checkout';

let scene: CartScene;
let told: string[];

test.before(defineElements);

test.before.each(() => {
  scene = beginCart();
  told = [];
  const PaymentButton = {
    showBuyerConsent: () => told.push('show'),
    hideBuyerConsent: () => told.push('hide'),
  };
  Object.assign(window, { Shopify: { PaymentButton } });
});

test.after.each(() => {
  scene.end();
  Reflect.deleteProperty(window, 'Shopify');
});

async function showProduct(attributes?: Attributes, controls?: string): Promise<HTMLElement> {
  const host = show(productPage(attributes, controls), HOST);
  await until(() => host.querySelector('button'));
  await settle();
  return host;
}

const controls = (plan: string) => `<input name="id" value="101"><input name="selling_plan" value="${plan}">`;

for (const plan of ['7', ''])
  test(`for a product, shows what the buyer consents to ${plan ? 'with' : 'but not without'} a selling plan`, async () => {
    await showProduct({}, controls(plan));
    assert.is(told.includes('show'), plan !== '');
  });

for (const plan of [true, false])
  test(`for a cart, shows what the buyer consents to ${plan ? 'with' : 'but not without'} a selling plan`, async () => {
    scene.server.answers.limitedCartQuery = result(limitedCart({ plan }));
    await showCart();
    assert.is(told.includes('show'), plan);
  });

for (const locale of ['pt-BR', 'en-US', 'ja'])
  test(`a page in ${locale} has its buttons in Brazilian Portuguese`, async () => {
    const host = await showProduct({ 'buyer-locale': locale, fallback: BUY_IT_NOW });
    assert.is(find(host, 'button').textContent, 'Comprar agora');
  });

test.run();
