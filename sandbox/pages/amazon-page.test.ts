import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Visit } from '../server/web/visit';
import { amazonPage, signPayload } from './amazon-page';

const CHECKOUT = 'http://shop.example/cart/c/1?key=2';
const CANCEL = 'http://shop.example/products/coffee';
const payload = (more: object = { checkoutCancelUrl: CANCEL }) =>
  JSON.stringify({ webCheckoutDetails: { checkoutReviewReturnUrl: CHECKOUT, ...more } });

interface Agreement {
  text?: string;
  signature?: string;
  form?: Record<string, string>;
  productType?: string;
}

function open({ text = payload(), signature, form, productType = 'PayAndShip' }: Agreement = {}) {
  const url = new URL('http://shop.example/sdk-pages/amazon-pay');
  url.search = String(
    new URLSearchParams({ payloadJSON: text, signature: signature ?? signPayload(text), productType }),
  );
  const body = form ? new URLSearchParams(form) : null;
  const request = new Request(url, { method: body ? 'POST' : 'GET', body });
  return amazonPage({ url, request, params: { brand: 'amazon-pay' } } as unknown as Visit);
}

test('shows the agreement', async () => {
  const response = await open();
  assert.is(response.status, 200);
  const markup = await response.text();
  for (const part of ['card', 'approve', 'cancel', 'address']) assert.match(markup, `amazon-${part}"`);
  assert.not.match(markup, 'amazon-alert"');
});

test('shows no address if nothing is shipped', async () => {
  assert.not.match(await (await open({ productType: 'PayOnly' })).text(), 'amazon-address"');
});

test('redirects to the checkout with a session id', async () => {
  const response = await open({ form: { do: 'approve', card: 'good' } });
  assert.is(response.status, 303);
  const target = new URL(response.headers.get('location') ?? '');
  assert.match(target.searchParams.get('amazonCheckoutSessionId') ?? '', /^[\w-]{36}$/);
  target.searchParams.delete('amazonCheckoutSessionId');
  assert.is(target.href, CHECKOUT);
});

test('stays on the page after a declined card', async () => {
  const response = await open({ form: { do: 'approve', card: 'declined' } });
  assert.is(response.status, 200);
  assert.match(await response.text(), 'amazon-alert"');
});

test('redirects to the cancel URL after a cancel, or to the checkout without one', async () => {
  const form = { do: 'cancel', card: 'good' };
  assert.is((await open({ form })).headers.get('location'), CANCEL);
  assert.is((await open({ form, text: payload({}) })).headers.get('location'), CHECKOUT);
});

test('rejects a payload that differs from the signed text', async () => {
  for (const signature of ['', 'wrong', signPayload(`${payload()} `)]) {
    const response = await open({ signature });
    assert.is(response.status, 400);
    const markup = await response.text();
    assert.match(markup, 'InvalidSignature');
    assert.not.match(markup, 'amazon-approve"');
  }
});

test.run();
