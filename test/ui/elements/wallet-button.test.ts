import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { script } from '../../../src/core/platform/script';
import { running } from '../../../src/core/purchase/click';
import type { Status } from '../../../src/core/types/checkout';
import type { WalletConfig } from '../../../src/core/types/page';
import { mountWallet } from '../../../src/ui/elements/wallet-element';
import { createLinkWallet } from '../../../src/wallets/button-host';
import { CONFIG } from '../../fakes/config';
import { defineElements } from '../../fakes/elements';
import { createFakeCheckout } from '../../fakes/fake-checkout';
import { fakeClock } from '../../fakes/fake-clock';
import { nameOf } from '../../fakes/name-of';
import { find } from '../../fakes/page';
import { settle, until } from '../../fakes/settle';
import { beginButtons, showButton } from '../../fakes/show-button';
import { drawnWalletThat, walletThat } from '../../fakes/wallet-that';
import { test } from '../../run/suite';

let errors: string[];

test.before(defineElements);

test.before.each(() => {
  errors = beginButtons();
});

test('stands in its slot with the attributes that trackers look for', async () => {
  const element = await showButton(walletThat(() => {}));
  assert.is(element.localName, 'shopify-buy-it-now-button');
  for (const [name, value] of [
    ['slot', 'button'],
    ['access-token', CONFIG.accessToken],
    ['buyer-country', 'BR'],
    ['buyer-currency', 'BRL'],
    ['wallet-params', '{"merchantName":"Loja Exemplo"}'],
    ['page-type', 'product'],
    ['call-to-action', ''],
    ['requires-shipping', ''],
    ['has-selling-plan', null],
  ] as const)
    assert.is(element.getAttribute(name), value, name);
});

test('our own buttons stand in the light, with the tags and classes that themes style', async () => {
  for (const [name, text, tag, classes] of [
    [
      'buy_it_now',
      'Comprar agora',
      'button',
      'shopify-payment-button__button shopify-payment-button__button--unbranded',
    ],
    ['more_options', 'Mais opções de pagamento', 'a', 'shopify-payment-button__more-options'],
  ] as const) {
    const element = await showButton(createLinkWallet(), { name });
    const button = find(element, tag);
    assert.is(element.shadowRoot, null);
    assert.is(element.childElementCount, 1);
    assert.is(button.textContent, text);
    assert.is(button.className, classes);
    assert.is(button.getAttribute(tag === 'button' ? 'type' : 'role'), 'button');
  }
});

test('a button of an SDK is drawn in the shadow root and taken away with the element', async () => {
  const element = await showButton(
    drawnWalletThat(() => {}),
    { name: 'google_pay' },
  );
  const button = find(element.shadowRoot, '.wallet button');
  element.remove();
  await settle();
  assert.not(button.parentNode);
});

test('says that it is disabled and busy while its purchase runs, and keeps the focus', async () => {
  const wallet = walletThat(() => {});
  const [one, other] = [await showButton(wallet), await showButton(wallet)];
  const state = (element: HTMLElement) => {
    const button = find<HTMLButtonElement>(element, 'button');
    return ['aria-disabled', 'aria-busy'].map(name => button.getAttribute(name) === 'true');
  };
  assert.equal(
    [state(one), state(other)],
    [
      [false, false],
      [false, false],
    ],
  );
  find(one, 'button').focus();
  find(one, 'button').click();
  await settle();
  assert.ok(document.activeElement === find(one, 'button'));
  assert.not(find<HTMLButtonElement>(one, 'button').disabled);
  assert.equal(
    [state(one), state(other)],
    [
      [true, true],
      [true, false],
    ],
  );
});

test('marks the element of the wallet whose purchase runs, and no other', async () => {
  const sdk = await showButton(
    drawnWalletThat(() => {}),
    { name: 'google_pay' },
  );
  const own = await showButton(walletThat(() => {}));
  const busy = () => [sdk, own].map(element => element.hasAttribute('busy'));
  assert.equal(busy(), [false, false]);
  for (const [element, expected] of [
    [sdk, [true, false]],
    [own, [false, true]],
  ] as const) {
    find(element.shadowRoot ?? element, 'button').click();
    await settle();
    assert.equal(busy(), expected);
    running.value = undefined;
    await settle();
    assert.equal(busy(), [false, false]);
  }
});

for (const [status, isDisabled] of [
  ['busy', true],
  ['redirecting', true],
  ['completed', false],
  ['unconfirmed', false],
] as const)
  test(`the element is ${isDisabled ? '' : 'not '}disabled while its purchase is ${status}, and its control never`, async () => {
    const own = await showButton(walletThat(() => {}));
    const other = await showButton(walletThat(() => {}));
    const disabled = () => [own, find(own, 'button'), other].map(part => part.hasAttribute('disabled'));
    running.value = { owner: own, checkout: { ...createFakeCheckout(), status: signal<Status>(status) } };
    await settle();
    assert.equal(disabled(), [isDisabled, false, false]);
    running.value = undefined;
    await settle();
    assert.equal(disabled(), [false, false, false]);
  });

test('a button of an SDK is blocked while a purchase runs, and keeps the focus', async () => {
  const element = await showButton(
    drawnWalletThat(() => {}),
    { name: 'google_pay' },
  );
  const slot = find(element.shadowRoot, '.wallet');
  assert.is(slot.getAttribute('aria-disabled'), 'false');
  find(slot, 'button').click();
  await settle();
  assert.is(slot.getAttribute('aria-disabled'), 'true');
  assert.not(slot.hasAttribute('inert'));
  assert.is(slot.getAttribute('aria-busy'), 'true');
});

test('follows the form: disabled on the element and on the button, and a click does nothing', async () => {
  let starts = 0;
  const disabled = signal(true);
  const element = await showButton(
    walletThat(() => {
      starts++;
    }),
    { disabled },
  );
  const button = find<HTMLButtonElement>(element, 'button');
  assert.ok(element.hasAttribute('disabled'));
  assert.ok(button.disabled);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  assert.is(starts, 0);
  disabled.value = false;
  await settle();
  assert.not(element.hasAttribute('disabled'));
  assert.not(button.disabled);
});

test('a click on an SDK’s button does nothing while the form is disabled', async () => {
  let starts = 0;
  const disabled = signal(true);
  const wallet = drawnWalletThat(() => {
    starts++;
  });
  const element = await showButton(wallet, { name: 'google_pay', disabled });
  find(element.shadowRoot, 'button').click();
  assert.is(starts, 0);
});

test('a wallet whose SDK cannot draw its button gives way, and is reported once', async () => {
  const mount = () => {
    throw new Error('createButton failed');
  };
  const given: string[] = [];
  const onRenderError = ({ name }: WalletConfig) => given.push(name);
  await showButton({ ...walletThat(() => {}), mount }, { name: 'google_pay', onRenderError });
  assert.equal(given, ['google_pay']);
  assert.is(errors.length, 1);
  assert.match(errors[0] ?? '', 'createButton failed');
});

test('a wallet whose SDK never draws its button gives way, and is reported', async () => {
  const clock = fakeClock();
  const given: string[] = [];
  const onRenderError = ({ name }: WalletConfig) => given.push(name);
  let isBegun = false;
  const mount = () => {
    isBegun = true;
    return new Promise<() => void>(() => {});
  };
  const shown = showButton({ ...walletThat(() => {}), mount }, { name: 'google_pay', onRenderError });
  await until(() => isBegun);
  await clock.advance(7000);
  await shown;
  assert.equal(given, ['google_pay']);
  assert.match(errors[0] ?? '', 'timeout');
});

test('a clone, to which nobody assigned a wallet, shows no button that does nothing', async () => {
  const element = document.createElement('shopify-buy-it-now-button');
  element.innerHTML = '<button>Comprar agora</button>';
  document.body.append(element);
  await settle();
  assert.is(element.innerHTML, '');
});

for (const [host, refusal] of [
  ['div', /<shopify-buy-it-now-button> does nothing by itself: write .* shopify-wallet-button/],
  ['shopify-accelerated-checkout', undefined],
  ['shopify-accelerated-checkout-cart', undefined],
  ['shopify-wallet-button', undefined],
] as const)
  test(`an element that nobody assigned a wallet to, inside ${host}, is ${refusal ? 'an error of the page’s author' : 'empty until that one draws'}`, () => {
    const element = document.createElement('shopify-buy-it-now-button');
    element.setAttribute('wallet-params', '{}');
    element.innerHTML = '<button>Comprar agora</button>';
    document.createElement(host).append(element);
    if (refusal) assert.throws(() => mountWallet(element), refusal);
    else mountWallet(element);
    assert.is(element.innerHTML, '');
  });

test('a button that the browser draws itself has a name for screen readers, and no words of ours', async () => {
  const css = '-webkit-appearance: -apple-pay-button;';
  const element = await showButton({ ...walletThat(() => {}), css }, { name: 'google_pay' });
  const button = find<HTMLButtonElement>(element.shadowRoot, 'button');
  assert.is(button.textContent, '');
  assert.is(button.getAttribute('aria-label'), 'Google Pay');
});

test('a wallet without a button of its own is called to action by its name on a product page', async () => {
  const element = await showButton(
    walletThat(() => {}),
    { name: 'google_pay' },
  );
  assert.is(nameOf(find(element.shadowRoot, 'button')), 'Comprar com Google Pay');
});

const LOGOS: [background: string, isOnDark: boolean | undefined, file: string, classes: string][] = [
  ['a light', false, 'google-pay-dark.svg', 'wallet drawn'],
  ['an unknown', undefined, 'google-pay-dark.svg', 'wallet drawn'],
  ['a dark', true, 'google-pay-light.svg', 'wallet drawn on-dark'],
];

for (const [background, isOnDark, file, classes] of LOGOS)
  test(`a wallet without a button of its own shows ${file} on ${background} background of a cart`, async () => {
    const page = {
      page: 'cart_page',
      callToAction: false,
      ...(isOnDark !== undefined && { isOnDark }),
    } as const;
    const element = await showButton(
      walletThat(() => {}),
      { name: 'google_pay', page },
    );
    const button = find(element.shadowRoot, 'button');
    const logo = find<HTMLImageElement>(button, 'img');
    assert.is(logo.src, new URL(`logos/${file}`, script.base).href);
    assert.is(logo.alt, 'Google Pay');
    assert.is(button.className, classes);
  });

test.run();
