import '../../../run/dom';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Buttons } from './buttons';
import type { Options } from './types';

const test = suite('buttons');
const createOrder = async () => 'EC-1';

test.before.each(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div id="place"></div>';
});

const messageOf = async (options: Options, target: HTMLElement | string) => {
  try {
    await Buttons(options).render(target);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

test('throws for a style that breaks a rule, before anything is drawn', () => {
  assert.throws(() => Buttons({ createOrder, style: { height: 60 } }), /between 25px and 55px - got 60px/);
});

test('looks at no style of a button that is not eligible', () => {
  const button = Buttons({
    fundingSource: 'venmo',
    createBillingAgreement: createOrder,
    style: { color: 'gold' },
  });
  assert.not.ok(button.isEligible());
});

test('says for each source and way whether it can pay', () => {
  assert.ok(Buttons({ fundingSource: 'venmo', createOrder }).isEligible());
  assert.not.ok(Buttons({ fundingSource: 'venmo', createBillingAgreement: createOrder }).isEligible());
  sessionStorage.setItem('paypal-sandbox', '{"ineligible":["paypal"]}');
  assert.not.ok(Buttons({ createOrder }).isEligible());
});

test('refuses to draw a button that is not eligible', async () => {
  assert.is(
    await messageOf({ fundingSource: 'venmo', createBillingAgreement: createOrder }, '#place'),
    'venmo is not eligible',
  );
});

test('refuses a selector of nothing', async () => {
  assert.is(
    await messageOf({ createOrder }, '#nowhere'),
    'Document is ready and element #nowhere does not exist',
  );
});

test('checks a changed style, too', async () => {
  const button = Buttons({ createOrder });
  let message = '';
  await button.updateProps({ style: { label: 'rent' as 'pay' } }).catch(error => {
    message = error.message;
  });
  assert.is(message, 'Invalid label: rent');
});

test('takes a control that is not JSON for none, and says so', () => {
  const realWarn = console.warn;
  const warnings: string[] = [];
  console.warn = text => warnings.push(text);
  sessionStorage.setItem('paypal-sandbox', '{ineligible');
  assert.ok(Buttons({ createOrder }).isEligible());
  console.warn = realWarn;
  assert.match(warnings[0] ?? '', 'paypal-sandbox is not JSON');
});

test.run();
