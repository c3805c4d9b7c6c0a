import '../../run/dom';
import type { Signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { loadPurchase, running } from '../../../src/core/purchase/click';
import type { SheetAction } from '../../../src/core/types/action';
import type { PendingPurchase, Status } from '../../../src/core/types/purchase';
import { createLinkWallet } from '../../../src/wallets/button-host';
import { CONFIG } from '../../fakes/config';
import { findDialog, findDialogs, readDialog } from '../../fakes/dialog';
import { defineElements } from '../../fakes/elements';
import { fakeFetch } from '../../fakes/fake-fetch';
import { createFakePurchase } from '../../fakes/fake-purchase';
import { find } from '../../fakes/page';
import { endRunning, run } from '../../fakes/running';
import { settle, settleAnnouncement } from '../../fakes/settle';
import { beginButtons, readPage, showButton } from '../../fakes/show-button';
import { drawnWalletThat, walletThat, withPurchase } from '../../fakes/wallet-that';
import { fixture, stub, test } from '../../run/suite';

let errors: string[];
const server = fixture(fakeFetch);

test.before(defineElements);

test.before.each(() => {
  errors = beginButtons();
});

test('starts the wallet synchronously in the click', async () => {
  for (const [create, name] of [
    [walletThat, 'buy_it_now'],
    [drawnWalletThat, 'google_pay'],
  ] as const) {
    let started = false;
    const wallet = create(() => {
      started = true;
    });
    const element = await showButton(wallet, { name });
    find(element.shadowRoot ?? element, 'button').click();
    assert.ok(started);
    endRunning();
  }
});

for (const [what, merchantName, shop, expected] of [
  ['of its configuration', 'Loja Exemplo', 'Outra Loja', 'Loja Exemplo'],
  ['of the wallet if its configuration has none', undefined, 'Loja Exemplo', 'Loja Exemplo'],
  ['of the wallet if its configuration has an empty one', '', 'Loja Exemplo', 'Loja Exemplo'],
] as const)
  test(`passes the shop's name ${what} to the purchase`, async () => {
    const purchases = await loadPurchase();
    let name: string | undefined;
    const createPurchase: typeof purchases.createPurchase = (details, signals) => {
      name = details.shop;
      return purchases.createPurchase(details, signals);
    };
    stub(cachedLoads, { checkout: async () => ({ ...purchases, createPurchase }) });
    const wallet = { ...walletThat(() => {}), shop };
    const element = await showButton(wallet, { params: merchantName === undefined ? {} : { merchantName } });
    find(element, 'button').click();
    await settle();
    assert.is(name, expected);
  });

test('reads the page at the click, not before', async () => {
  let reads = 0;
  const read = () => {
    reads++;
    return readPage();
  };
  const element = await showButton(
    walletThat(() => {}),
    { read },
  );
  assert.is(reads, 0);
  find(element, 'button').click();
  assert.is(reads, 1);
});

test('ignores a second click, and clicks on other buttons of the page', async () => {
  let starts = 0;
  const wallet = walletThat(() => {
    starts++;
  });
  const [one, other] = [await showButton(wallet), await showButton(wallet)];
  find(one, 'button').click();
  find(one, 'button').click();
  find(other, 'button').click();
  assert.is(starts, 1);
});

test('redirects again from each button to the checkout that may have the order', async () => {
  let starts = 0;
  const wallet = walletThat(() => {
    starts++;
  });
  const [one, other] = [await showButton(wallet), await showButton(wallet)];
  const purchase = createFakePurchase();
  run(purchase, one);
  find(one, 'button').click();
  find(other, 'button').click();
  assert.equal(purchase.calls, [['resume'], ['resume']]);
  assert.is(starts, 0);
});

const READ: [status: Status, isBlocked: boolean, what: string][] = [
  ['busy', true, 'is under way'],
  ['redirecting', true, 'is on its way to the checkout'],
  ['cancelled', true, 'is over, and its personal data not yet removed'],
  ['unconfirmed', false, 'may be an order'],
  ['completed', false, 'is an order'],
];

for (const [status, isBlocked, what] of READ)
  for (const [name, create, find_] of [
    ['a native button', walletThat, (element: Element) => find(element, 'button')],
    [
      'an SDK button',
      drawnWalletThat,
      (element: Element) => find(element.shadowRoot as ShadowRoot, '.wallet'),
    ],
  ] as const)
    test(`${name} ${isBlocked ? 'is blocked' : 'is enabled'} while a purchase ${what}`, async () => {
      const element = await showButton(
        create(() => {}),
        { name: name.includes('SDK') ? 'google_pay' : 'buy_it_now' },
      );
      const purchase = createFakePurchase();
      (purchase.status as Signal<Status>).value = status;
      run(purchase, element);
      await settle();
      assert.is(find_(element).getAttribute('aria-disabled'), isBlocked ? 'true' : null);
    });

test('a purchase whose element is gone blocks no button', async () => {
  const element = await showButton(walletThat(() => {}));
  const purchase = createFakePurchase();
  (purchase.status as Signal<Status>).value = 'busy';
  run(purchase, document.createElement('shop-pay-wallet-button'));
  await settle();
  assert.not(find(element, 'button').hasAttribute('aria-disabled'));
});

test('enables a blocked button once its purchase may be an order, and redirects to the checkout', async () => {
  const element = await showButton(walletThat(() => {}));
  const button = find<HTMLButtonElement>(element, 'button');
  const purchase = createFakePurchase();
  run(purchase, element);
  await settle();
  assert.is(button.getAttribute('aria-disabled'), 'true');
  (purchase.status as Signal<Status>).value = 'unconfirmed';
  await settle();
  assert.not(button.hasAttribute('aria-disabled'));
  button.click();
  assert.equal(purchase.calls, [['resume']]);
});

test('works again after a cancelled sheet, without a message', async () => {
  let purchase: PendingPurchase | undefined;
  const element = await showButton(
    walletThat(started => {
      purchase = started;
    }),
  );
  const button = find<HTMLButtonElement>(element, 'button');
  button.click();
  await settle();
  assert.is(button.getAttribute('aria-disabled'), 'true');
  purchase?.cancel();
  await settle();
  assert.not(button.hasAttribute('aria-disabled'));
  assert.equal(findDialogs(), []);
});

test('shows a dialog with the name of a failed wallet, reports once and works again', async () => {
  for (const [kind, start] of [
    [
      'throws',
      () => {
        throw new Error('The wallet throws');
      },
    ],
    ['rejects', () => Promise.reject(new Error('The wallet rejects'))],
  ] as const) {
    const element = await showButton(drawnWalletThat(start), { name: 'google_pay' });
    errors.length = 0;
    find(element.shadowRoot, 'button').click();
    await settle();
    assert.is(readDialog().title, 'Não foi possível pagar com Google Pay', kind);
    assert.match(readDialog().message ?? '', 'Google Pay');
    assert.is(errors.length, 1);
    assert.is(running.value, undefined);
    find(findDialog(), '.close').click();
  }
});

test("shows the generic dialog if the page can't be read", async () => {
  const read = () => {
    throw new Error('unable to find product form');
  };
  const element = await showButton(createLinkWallet(), { read });
  find(element, 'button').click();
  await settle();
  assert.equal(readDialog(), {
    title: 'Falha na transação',
    message:
      'A finalização da compra está indisponível devido a problemas técnicos. Tente novamente em alguns minutos.',
  });
  assert.match(errors.join(), 'unable to find product form');
  assert.is(running.value, undefined);
});

test("returns the invalid-variant action to a sheet if the page can't be read", async () => {
  const opened: SheetAction[] = [];
  const element = await showButton(
    drawnWalletThat(withPurchase(async purchase => opened.push(await purchase.open()))),
    {
      name: 'google_pay',
      read: () => {
        throw new Error('unable to find product form');
      },
    },
  );
  find(element.shadowRoot, 'button').click();
  await settle();
  assert.equal(
    opened.map(action => action.type === 'abort' && action.reason),
    ['checkout_error'],
  );
  assert.equal(server.calls, []);
  running.value = undefined;
});

test('shows the generic dialog for an invalid quantity, without a request', async () => {
  const element = await showButton(createLinkWallet(), {
    read: () => ({
      settings: CONFIG,
      source: {
        type: 'product',
        fields: [
          ['id', '101'],
          ['quantity', 'x'],
        ],
      },
    }),
  });
  find(element, 'button').click();
  await settle();
  assert.is(readDialog().title, 'Falha na transação');
  assert.equal(server.calls, []);
});

test.after(settleAnnouncement);
test.run();
