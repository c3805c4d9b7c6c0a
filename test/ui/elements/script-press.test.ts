import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { payload } from '../../fakes/fake-cart';
import { recordErrors } from '../../fakes/fake-console';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { fakeNavigation } from '../../fakes/fake-navigation';
import { clearPage, find } from '../../fakes/page';
import { endRunning } from '../../fakes/running';
import { settle, settleAnnouncement, settleFrames } from '../../fakes/settle';
import { BUTTONS, LINK, showProduct } from '../../fakes/show-product';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, stub, test } from '../../run/suite';

fixture(recordErrors);
fixture(fakeNavigation);
const server = fixture(() => fakeFetch({ cartCreate: result(payload()) }));

test.before(defineElements);
test.after.each(async () => {
  endRunning();
  clearPage();
  await settleFrames();
});

/** What scripts of a page press, and how many purchases begin. */
const PRESSES: [what: string, press: (host: HTMLElement) => void, purchases: number][] = [
  ['the host', host => host.click(), 1],
  ["the wallet's element", host => find(host, BUTTONS).click(), 1],
  ['the button', host => find(host, `${BUTTONS} button`.split(', ')[0] as string).click(), 1],
  [
    'the host with a click that was held back',
    host => host.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })),
    1,
  ],
  [
    'another element in the host',
    host => {
      host.insertAdjacentHTML('beforeend', '<i slot="shop-promise"></i>');
      find(host, 'i').click();
    },
    0,
  ],
  [
    'a disabled button',
    host => {
      find(document.body, '[name=add]').toggleAttribute('disabled', true);
      host.click();
    },
    0,
  ],
  [
    'a busy button',
    host => {
      host.click();
      host.click();
      find(host, BUTTONS).click();
    },
    1,
  ],
];

for (const [what, press, purchases] of PRESSES)
  test(`starts ${purchases} purchases if a script presses ${what}`, async () => {
    const host = await showProduct();
    let clicks = 0;
    host.addEventListener('wallet-click', () => clicks++);
    press(host);
    await settle();
    assert.is(clicks, purchases);
    assert.is(server.operations().length, purchases);
  });

for (const isActive of [true, false])
  test(`${isActive ? 'opens a sheet' : "logs that a sheet needs the shopper's gesture"}`, async () => {
    const warnings: string[] = [];
    const { sheets } = installGooglePay();
    const host = await showProduct({ recommended: GOOGLE_PAY });
    stub(navigator, { userActivation: { isActive } });
    stub(console, { warn: (text: string) => void warnings.push(text) });
    assert.ok(find(host, LINK));
    host.click();
    await settle();
    assert.is(sheets.length, isActive ? 1 : 0);
    assert.is(warnings.length, isActive ? 0 : 1);
  });

test.after(settleAnnouncement);
test.run();
