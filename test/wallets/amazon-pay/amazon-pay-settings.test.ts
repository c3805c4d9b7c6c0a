import '../../run/dom';
import * as assert from 'uvu/assert';
import type { PageType } from '../../../src/core/types/page';
import { createAmazonScene } from '../../fakes/open-amazon-pay';
import { test } from '../../run/suite';

for (const [page, placement] of [
  ['product', 'Product'],
  ['cart_page', 'Cart'],
  ['cart_ajax', 'Cart'],
  ['checkout', 'Checkout'],
  ['unknown', 'Other'],
] as [PageType, string][])
  test(`places the button of page type ${page} as ${placement}`, async () => {
    const { mount, drawn } = createAmazonScene({}, { pageType: page });
    await mount();
    assert.is(drawn[0]?.placement, placement);
  });

for (const [country, ledger] of [
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['DE', 'EUR'],
  [undefined, 'EUR'],
])
  test(`uses the ${ledger} account for a shop in ${country}`, async () => {
    const { mount, drawn } = createAmazonScene({ countryCode: country });
    await mount();
    assert.is(drawn[0]?.ledgerCurrency, ledger);
  });

test("prefers the account currency of the wallet params over the country's", async () => {
  for (const [ledgerCurrency, used] of [
    ['USD', 'USD'],
    ['', 'JPY'],
  ]) {
    const { mount, drawn } = createAmazonScene({ countryCode: 'JP', ledgerCurrency });
    await mount();
    assert.is(drawn[0]?.ledgerCurrency, used);
  }
});

const LANGUAGES: [ledgerCurrency: string, locale: string, language: string][] = [
  ['USD', 'pt-BR', 'en_US'],
  ['USD', 'de', 'en_US'],
  ['JPY', 'en', 'ja_JP'],
  ['EUR', 'de', 'de_DE'],
  ['EUR', 'fr-CA', 'fr_FR'],
  ['EUR', 'IT', 'it_IT'],
  ['EUR', 'es', 'es_ES'],
  ['GBP', 'en', 'en_GB'],
  ['GBP', 'pt-BR', 'en_GB'],
];

for (const [ledgerCurrency, locale, language] of LANGUAGES)
  test(`sets the language ${language} for ${locale} if the account is in ${ledgerCurrency}`, async () => {
    const { mount, drawn } = createAmazonScene({ ledgerCurrency }, { locales: [locale] });
    await mount();
    assert.is(drawn[0]?.checkoutLanguage, language);
  });

for (const [environment, sandbox] of [
  ['TEST', true],
  ['sandbox', true],
  ['PRODUCTION', false],
  [undefined, false],
])
  test(`sets sandbox ${sandbox} for the environment ${environment}`, async () => {
    const { mount, drawn } = createAmazonScene({ environment });
    await mount();
    assert.is(drawn[0]?.sandbox, sandbox);
  });

test('is gold by default, else the color in the wallet params', async () => {
  for (const [buttonColor, color] of [
    [undefined, 'Gold'],
    ['', 'Gold'],
    ['DarkGray', 'DarkGray'],
  ]) {
    const { mount, drawn } = createAmazonScene({ buttonColor });
    await mount();
    assert.is(drawn[0]?.buttonColor, color);
  }
});

test.run();
