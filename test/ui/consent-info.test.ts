import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setConsent } from '../../src/ui/consent-info';
import { findDialogs } from '../setup/dialog';
import { type FakeFetch, fakeFetch, result } from '../setup/fake-fetch';
import { CONFIG } from '../setup/open-checkout';
import { settle, until } from '../setup/settle';

type Handler = () => void;

const element = document.createElement('div');

let server: FakeFetch;
let shown: Handler[] = [];
let hidden: Handler[] = [];

test.before.each(() => {
  shown = [];
  hidden = [];
  server = fakeFetch({
    subscriptionPolicyQuery: result({
      subscriptionPolicy: { body: '<p>Cancele <b>quando</b> quiser.</p><script>x</script>' },
    }),
  });
  Object.assign(window, {
    Shopify: {
      PaymentButton: {
        showBuyerConsent: (handler: Handler) => shown.push(handler),
        hideBuyerConsent: (handler: Handler) => hidden.push(handler),
      },
    },
  });
});
test.after.each(() => {
  setConsent(element);
  server.restore();
  for (const dialog of findDialogs()) dialog.querySelector<HTMLButtonElement>('.close')?.click();
  Reflect.deleteProperty(window, 'Shopify');
});

const words = () => findDialogs().map(dialog => dialog.textContent ?? '');

test('lets the page show and hide its text, with one and the same way to the policy', () => {
  setConsent(element, CONFIG);
  setConsent(element);
  assert.is(shown.length, 1);
  assert.is(hidden[0], shown[0]);
});

test('shows the text for as long as one element of the page sells with a selling plan', () => {
  const cart = document.createElement('div');
  setConsent(element, CONFIG);
  setConsent(cart);
  assert.equal(hidden, []);
  setConsent(cart, CONFIG);
  setConsent(element);
  assert.equal(hidden, []);
  setConsent(cart);
  assert.is(hidden.length, 1);
  assert.is(new Set([...shown, ...hidden]).size, 1);
});

test('needs no bootstrap in the page', () => {
  Reflect.deleteProperty(window, 'Shopify');
  setConsent(element, CONFIG);
});

test('opens the policy as words, without what could run', async () => {
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => words()[0]?.includes('Cancele quando quiser.'));
  const [dialog] = findDialogs();
  assert.is(dialog?.querySelector('script'), null);
  assert.match(words()[0] ?? '', 'Política de cancelamento');
});

test('shows a skeleton until the policy is there', async () => {
  server.answers.subscriptionPolicyQuery = () => new Promise(() => {});
  setConsent(element, CONFIG);
  shown[0]?.();
  await settle();
  assert.ok(findDialogs()[0]?.querySelector('.skeleton'));
});

test('says so where there is no policy, or the server fails', async () => {
  server.answers = {};
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => words()[0]?.includes('A política de assinatura não foi encontrada.'));
});

test.run();
