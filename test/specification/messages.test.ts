import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { t } from '../../src/core/words/words';
import { texts as consent } from '../../src/ui/consent/pt-br';
import { contextOf } from '../fakes/context';

/** What the shopper reads (docs/specification.md#messages), word by word: a dialog's title, its text, a field's message. */
const MESSAGES: [key: string, message: string][] = [
  ['error_dialogs.checkout.title', 'Falha na transação'],
  ['error_dialogs.wallet.title', 'Google Pay indisponível'],
  [
    'error_dialogs.checkout.generic_error',
    'A finalização da compra está indisponível devido a problemas técnicos. Tente novamente em alguns minutos.',
  ],
  [
    'error_dialogs.wallet.generic_error',
    'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.',
  ],
  [
    'error_dialogs.checkout.eligibility_error',
    'Os itens qualificados não estão mais no carrinho. Atualize a página e tente novamente.',
  ],
  ['error_dialogs.product.out_of_stock', 'Este item não está mais disponível.'],
  ['errors.missing.city', 'Preencha o campo cidade.'],
  ['errors.invalid.city', 'O campo cidade não é válido.'],
  ['errors.contains_emojis.city', 'O campo cidade não pode conter emojis.'],
  ['errors.too_long.city', 'O campo cidade é longo demais.'],
  ['errors.contains_url.city', 'O campo cidade não pode conter um endereço da web.'],
  ['errors.contains_html_tags.city', 'O campo cidade não pode conter código HTML.'],
  ['errors.address_unserviceable', 'Torra da Serra não faz entregas neste endereço. Escolha outro endereço.'],
  ['shipping_methods.choose_delivery_strategy', 'Escolha uma forma de entrega.'],
];

for (const [key, message] of MESSAGES)
  test(`says «${message}»`, () => {
    assert.is(t(key, { wallet: contextOf('GooglePay').brand ?? '', shop: 'Torra da Serra' }), message);
  });

test('says «A política de assinatura não foi encontrada.»', () => {
  assert.is(consent['subscription_policy.not_found'], 'A política de assinatura não foi encontrada.');
});

test.run();
