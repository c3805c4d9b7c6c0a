import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { script } from '../../../src/core/platform/script';
import { running } from '../../../src/core/purchase/click';
import type { WalletConfig } from '../../../src/core/types/page';
import type { Status } from '../../../src/core/types/purchase';
import { createLinkWallet } from '../../../src/wallets/button-host';
import { CONFIG } from '../../fakes/config';
import { defineElements } from '../../fakes/elements';
import { fakeClock } from '../../fakes/fake-clock';
import { createFakePurchase } from '../../fakes/fake-purchase';
import { nameOf } from '../../fakes/name-of';
import { find } from '../../fakes/page';
import { run } from '../../fakes/running';
import { settle, until } from '../../fakes/settle';
import { beginButtons, showButton } from '../../fakes/show-button';
import { drawnWalletThat, walletThat } from '../../fakes/wallet-that';
import { test } from '../../run/suite';

let errors: string[];

test.before(defineElements);

test.before.each(() => {
  errors = beginButtons();
});

test('renders into its slot with the attributes that trackers look for', async () => {
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

test('renders native buttons in the light DOM with the tags and classes that themes style', async () => {
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

test('mounts an SDK button in the shadow root, and removes it with the element', async () => {
  const element = await showButton(
    drawnWalletThat(() => {}),
    { name: 'google_pay' },
  );
  const button = find(element.shadowRoot, '.wallet button');
  element.remove();
  await settle();
  assert.not(button.parentNode);
});

test('is marked as disabled and busy during its purchase, and keeps the focus', async () => {
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

test('sets busy only on the wallet whose purchase runs', async () => {
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
  test(`${isDisabled ? 'disables' : 'does not disable'} the element while its purchase is ${status}, and never its control`, async () => {
    const own = await showButton(walletThat(() => {}));
    const other = await showButton(walletThat(() => {}));
    const disabled = () => [own, find(own, 'button'), other].map(part => part.hasAttribute('disabled'));
    run({ ...createFakePurchase(), status: signal<Status>(status) }, own);
    await settle();
    assert.equal(disabled(), [isDisabled, false, false]);
    running.value = undefined;
    await settle();
    assert.equal(disabled(), [false, false, false]);
  });

test('blocks an SDK button during a purchase, and keeps the focus', async () => {
  const element = await showButton(
    drawnWalletThat(() => {}),
    { name: 'google_pay' },
  );
  const slot = find(element.shadowRoot, '.wallet');
  assert.not(slot.hasAttribute('aria-disabled'));
  find(slot, 'button').click();
  await settle();
  assert.is(slot.getAttribute('aria-disabled'), 'true');
  assert.not(slot.hasAttribute('inert'));
  assert.is(slot.getAttribute('aria-busy'), 'true');
});

for (const [name, wallet] of [
  ['buy_it_now', walletThat(() => {})],
  ['more_options', walletThat(() => {})],
  ['google_pay', drawnWalletThat(() => {})],
] as const)
  test(`${name} has an ARIA state only while it is true, because themes style \`[aria-disabled]\``, async () => {
    const disabled = signal(false);
    const element = await showButton(wallet, { name, disabled });
    const readStates = () =>
      [element, ...(element.shadowRoot ?? element).querySelectorAll('*')].flatMap(part =>
        [...part.attributes].filter(({ name }) => name.startsWith('aria-')).map(({ value }) => value),
      );
    assert.equal(readStates(), []);
    disabled.value = true;
    await settle();
    assert.equal(readStates(), ['true']);
    disabled.value = false;
    await settle();
    assert.equal(readStates(), []);
  });

test('follows the form: disables the element and the button, and ignores clicks', async () => {
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

test('ignores clicks on an SDK button while the form is disabled', async () => {
  let starts = 0;
  const disabled = signal(true);
  const wallet = drawnWalletThat(() => {
    starts++;
  });
  const element = await showButton(wallet, { name: 'google_pay', disabled });
  find(element.shadowRoot, 'button').click();
  assert.is(starts, 0);
});

test('calls onRenderError and reports once if an SDK fails to render', async () => {
  const mount = () => {
    throw new Error('createButton failed');
  };
  const failed: string[] = [];
  const onRenderError = ({ name }: WalletConfig) => failed.push(name);
  await showButton({ ...walletThat(() => {}), mount }, { name: 'google_pay', onRenderError });
  assert.equal(failed, ['google_pay']);
  assert.is(errors.length, 1);
  assert.match(errors[0] ?? '', 'createButton failed');
});

test('calls onRenderError and reports if an SDK never renders', async () => {
  const clock = fakeClock();
  const failed: string[] = [];
  const onRenderError = ({ name }: WalletConfig) => failed.push(name);
  let isBegun = false;
  const mount = () => {
    isBegun = true;
    return new Promise<() => void>(() => {});
  };
  const shown = showButton({ ...walletThat(() => {}), mount }, { name: 'google_pay', onRenderError });
  await until(() => isBegun);
  await clock.advance(7000);
  await shown;
  assert.equal(failed, ['google_pay']);
  assert.match(errors[0] ?? '', 'timeout');
});

test('a clone without a wallet shows no button', async () => {
  const element = document.createElement('shopify-buy-it-now-button');
  element.innerHTML = '<button>Comprar agora</button>';
  document.body.append(element);
  await settle();
  assert.is(element.innerHTML, '');
});

for (const [host, error] of [
  ['div', /<shopify-buy-it-now-button> does nothing by itself/],
  ['shopify-accelerated-checkout', undefined],
  ['shopify-accelerated-checkout-cart', undefined],
  ['shopify-wallet-button', undefined],
] as const)
  test(`an element without a wallet inside ${host} ${error ? 'reports a developer error' : 'stays empty until that one renders'}`, () => {
    const element = document.createElement('shopify-buy-it-now-button');
    element.setAttribute('wallet-params', '{}');
    element.innerHTML = '<button>Comprar agora</button>';
    const parent = document.createElement(host);
    parent.append(element);
    document.body.append(parent);
    // Before the host element mounts.
    parent.remove();
    assert.is(element.innerHTML, '');
    if (error) assert.match(errors.join(), error);
    else assert.equal(errors, []);
  });

test('a button that the browser renders has an accessible name and no text', async () => {
  const css = '-webkit-appearance: -apple-pay-button;';
  const element = await showButton({ ...walletThat(() => {}), css }, { name: 'google_pay' });
  const button = find<HTMLButtonElement>(element.shadowRoot, 'button');
  assert.is(button.textContent, '');
  assert.is(button.getAttribute('aria-label'), 'Google Pay');
});

test('labels a wallet without an SDK button with a call to action on a product page', async () => {
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
  test(`shows ${file} for a wallet without an SDK button on ${background} background of a cart`, async () => {
    const settings = {
      pageType: 'cart_page',
      callToAction: false,
      ...(isOnDark !== undefined && { isOnDark }),
    } as const;
    const element = await showButton(
      walletThat(() => {}),
      { name: 'google_pay', settings },
    );
    const button = find(element.shadowRoot, 'button');
    const logo = find<HTMLImageElement>(button, 'img');
    assert.is(logo.src, new URL(`logos/${file}`, script.base).href);
    assert.is(logo.alt, 'Google Pay');
    assert.is(button.className, classes);
  });

test.run();
