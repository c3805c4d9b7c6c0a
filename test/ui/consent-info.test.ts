import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createConsent } from '../../src/ui/consent-info';
import { findDialogs } from '../setup/dialog';
import { type FakeFetch, fakeFetch, result } from '../setup/fake-fetch';
import { CONFIG } from '../setup/open-checkout';
import { settle, until } from '../setup/settle';

type Handler = () => void;

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
  server.restore();
  for (const dialog of findDialogs()) dialog.querySelector<HTMLButtonElement>('.close')?.click();
  Reflect.deleteProperty(window, 'Shopify');
});

const words = () => findDialogs().map(dialog => dialog.textContent ?? '');

test('lets the page show and hide its text, with one and the same way to the policy', () => {
  const consent = createConsent(CONFIG);
  consent(true);
  consent(false);
  assert.is(shown.length, 1);
  assert.is(hidden[0], shown[0]);
});

test('needs no bootstrap in the page', () => {
  Reflect.deleteProperty(window, 'Shopify');
  createConsent(CONFIG)(true);
});

test('opens the policy as words, without what could run', async () => {
  createConsent(CONFIG)(true);
  shown[0]?.();
  await until(() => words()[0]?.includes('Cancele quando quiser.'));
  const [dialog] = findDialogs();
  assert.is(dialog?.querySelector('script'), null);
  assert.match(words()[0] ?? '', 'Política de cancelamento');
});

test('shows a skeleton until the policy is there', async () => {
  server.answers.subscriptionPolicyQuery = () => new Promise(() => {});
  createConsent(CONFIG)(true);
  shown[0]?.();
  await settle();
  assert.ok(findDialogs()[0]?.querySelector('.skeleton'));
});

test('says so where there is no policy, or the server fails', async () => {
  server.answers = {};
  createConsent(CONFIG)(true);
  shown[0]?.();
  await until(() => words()[0]?.includes('A política de assinatura não foi encontrada.'));
});

test.run();
