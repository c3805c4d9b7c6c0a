import '../../run/dom';
import { render } from 'react-dom';
import * as assert from 'uvu/assert';
import { unavailableFor } from '../../../src/core/purchase/click';
import { showDialog } from '../../../src/ui/dialog/modal';
import { toggleConsent } from '../../../src/ui/elements/consent-text';
import { Grid } from '../../../src/ui/elements/grid';
import { createLinkWallet } from '../../../src/wallets/button-host';
import { CONFIG } from '../../fakes/config';
import { findDialog } from '../../fakes/dialog';
import { defineElements } from '../../fakes/elements';
import { openShopPay } from '../../fakes/open-shop-pay';
import { find } from '../../fakes/page';
import { settle } from '../../fakes/settle';
import { showButton } from '../../fakes/show-button';
import { walletThat } from '../../fakes/wallet-that';
import { test } from '../../run/suite';

const { documentElement } = document;

test.before(defineElements);

/** Returns the element's lang and dir, if set. */
const langOf = (element: Element) =>
  `${element.getAttribute('lang') ?? ''} ${element.getAttribute('dir') ?? ''}`.trim();
const MARKED = 'pt-BR ltr';

/** Renders each element that contains texts of the script. */
const PLACES: Record<string, () => Promise<Element> | Element> = {
  'Buy it now': async () => find(await showButton(createLinkWallet()), 'button'),
  'the link to more options': async () =>
    find(await showButton(createLinkWallet(), { name: 'more_options' }), 'a'),
  'a call to action': async () =>
    find(
      (
        await showButton(
          walletThat(() => {}),
          { name: 'google_pay' },
        )
      ).shadowRoot,
      'button',
    ),
  'the call to action of Shop Pay': () => openShopPay().button,
  async 'the alert that a purchase can not be loaded'() {
    const element = await showButton(createLinkWallet());
    unavailableFor.value = element;
    await settle();
    const alert = find(element, '[role=alert]');
    unavailableFor.value = undefined;
    return alert;
  },
  'the heading of a cart': async () => {
    const place = document.body.appendChild(document.createElement('div'));
    render(Grid({ slots: ['a'] }), place);
    return find(place, 'h2');
  },
  'the text of consent': () => {
    const element = document.body.appendChild(document.createElement('div'));
    toggleConsent(new Map([[element, CONFIG]]));
    const text = element.nextElementSibling as Element;
    toggleConsent(new Map());
    return text;
  },
  ...Object.fromEntries(
    ['h2', 'p', '.icon', '.close'].map(part => [
      `${part} of a dialog`,
      async () => {
        showDialog('Falha na transação', 'Este item não está mais disponível.');
        await settle();
        return find(findDialog(), part);
      },
    ]),
  ),
};

for (const [place, draw] of Object.entries(PLACES)) {
  test(`marks the language of ${place} on a page in another language`, async () => {
    documentElement.lang = 'fr';
    assert.is(langOf(await draw()), MARKED);
  });

  test(`does not mark the language of ${place} on a page in the same language`, async () => {
    assert.is(langOf(await draw()), '');
  });
}

test("does not mark a wallet's name, which is the same in every language", async () => {
  documentElement.lang = 'fr';
  const settings = { callToAction: false };
  const cart = await showButton(
    walletThat(() => {}),
    { name: 'google_pay', settings },
  );
  assert.is(langOf(find(cart.shadowRoot, 'button')), '');
  assert.is(langOf(openShopPay({ settings }).button), '');
  const css = '-webkit-appearance: -apple-pay-button;';
  const drawn = await showButton({ ...walletThat(() => {}), css }, { name: 'google_pay' });
  assert.is(langOf(find(drawn.shadowRoot, 'button')), '');
});

test("marks the server's messages with the page's language", async () => {
  documentElement.lang = 'fr';
  showDialog('Não foi possível pagar com Google Pay', 'Un par personne.', true);
  await settle();
  assert.is(langOf(find(findDialog(), 'p')), 'auto');
  assert.is(langOf(find(findDialog(), 'h2')), MARKED);
});

test.run();
