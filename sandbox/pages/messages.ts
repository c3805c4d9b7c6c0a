import type { Settings } from '../server/store/types';
import { type Html, html } from '../server/web/html';

/** Texts of the shop's pages, in English and in Portuguese. */
const MESSAGES = {
  skip: ['Skip to content', 'Ir para o conteúdo'],
  products: ['Products', 'Produtos'],
  cart: ['Cart', 'Carrinho'],
  yourCart: ['Your cart', 'Seu carrinho'],
  quantity: ['Quantity', 'Quantidade'],
  addToCart: ['Add to cart', 'Adicionar ao carrinho'],
  soldOut: ['Sold out', 'Esgotado'],
  from: ['From', 'A partir de'],
  message: ['Message for the gift', 'Mensagem para o presente'],
  optional: ['optional', 'opcional'],
  checkout: ['Check out', 'Finalizar compra'],
  viewCart: ['View cart', 'Ver o carrinho'],
  empty: ['Your cart is empty.', 'Seu carrinho está vazio.'],
  seeProducts: ['See the products', 'Ver os produtos'],
  keepShopping: ['Continue shopping', 'Continuar comprando'],
  remove: ['Remove', 'Remover'],
  subtotal: ['Subtotal', 'Subtotal'],
  discount: ['Discount', 'Desconto'],
  shipping: ['Shipping', 'Frete'],
  free: ['Free', 'Grátis'],
  taxes: ['Taxes', 'Tributos'],
  total: ['Total', 'Total'],
  howToBuy: ['Purchase options', 'Como comprar'],
  once: ['One-time purchase', 'Uma vez só'],
  note: ['Notes', 'Observações'],
  pay: ['Pay', 'Pagar'],
  thanks: ['Thank you for your order!', 'Obrigado pela compra!'],
  closeCart: ['Close the cart', 'Fechar o carrinho'],
  quantityOf: ['Quantity of {product}', 'Quantidade de {product}'],
  update: ['Update quantities', 'Atualizar quantidades'],
  buyWith: ['Buy with {wallet}', 'Comprar com {wallet}'],
  payWith: ['Pay with {wallet}', 'Pagar com {wallet}'],
  approved: [
    'Approved with {wallet}. Check your order, then pay.',
    'Aprovado com {wallet}. Confira o pedido e pague.',
  ],
  chosen: ['You pay with {wallet}.', 'Você paga com {wallet}.'],
  inCheckout: ['Checkout of the shop', 'Checkout da loja'],
  wrapping: ['Wrapping', 'Embalagem'],
  wrappingUsual: ['Standard', 'Comum'],
  wrappingGift: ['As a gift', 'Para presente'],
  wrappingNoPlastic: ['Without plastic', 'Sem plástico'],
  details: ['Order details', 'Detalhes do pedido'],
  contact: ['Contact', 'Contato'],
  noEmail: ['No e-mail yet.', 'Nenhum e-mail ainda.'],
  delivery: ['Delivery', 'Entrega'],
  noAddress: ['No address yet.', 'Nenhum endereço ainda.'],
  arrival: ['How you got here', 'Como você chegou aqui'],
  noMarkers: ['From the shop, without a marker.', 'Pela loja, sem marcador.'],
  shop: ['Shop', 'Loja'],
  demo: ['{shop} is a demo shop: nothing is charged.', '{shop} é uma loja de demonstração: nada é cobrado.'],
  panel: ['Control panel', 'Painel de controle'],
  thisVisit: ['For this visit only:', 'Só nesta visita:'],
  backToUsual: ['back to normal', 'voltar ao normal'],
  ignored: ['Doesn’t exist and was ignored:', 'Não existe e foi ignorado:'],
  items: ['Items: {count}', 'Itens: {count}'],
  notFound: ['Page not found', 'Página não encontrada'],
  notFoundLead: ['The address doesn’t exist or has moved.', 'O endereço não existe ou mudou de lugar.'],
  headline: ['Coffee roasted every week, in the mountains', 'Café torrado toda semana, na serra'],
  lead: [
    'Beans from small growers in the Mantiqueira, and what a good cup at home needs.',
    'Grãos de pequenos produtores da Mantiqueira, e o que é preciso para uma boa xícara em casa.',
  ],
  orderNumber: ['Your order number is {number}.', 'Seu pedido é o {number}.'],
  sentTo: ['We have sent the details to {email}.', 'Enviamos os detalhes para {email}.'],
  paidWith: ['Paid with', 'Pago com'],
  order: ['Order {number}', 'Pedido {number}'],
  now: ['{percent}% now', '{percent}% agora'],
  off: ['{percent}% off', '{percent}% de desconto'],
  instalments: [
    'or {count} instalments of {amount} without interest',
    'ou {count} vezes de {amount} sem juros',
  ],
  notAdded: [
    'The product could not be added. Please try again.',
    'Não foi possível adicionar o produto. Tente novamente.',
  ],
  unchanged: ['Cart not changed', 'Carrinho não alterado'],
  productMissing: ['We can’t find this product.', 'Não encontramos este produto.'],
  wholeNumber: [
    'The quantity has to be a whole number from 1.',
    'A quantidade deve ser um número inteiro, a partir de 1.',
  ],
  planRequired: ['This product is sold by subscription only.', 'Este produto só é vendido por assinatura.'],
  planWrong: [
    'This product is not sold with this subscription.',
    'Este produto não é vendido com esta assinatura.',
  ],
  productSoldOut: ['{product} is sold out.', '{product} está esgotado.'],
  allInCart: [
    'Your cart already has all that is left of {product}: {count}.',
    'Todas as {count} unidades de {product} já estão no seu carrinho.',
  ],
  onlyLeft: ['Only {count} left of {product}.', 'Só restam {count} unidades de {product}.'],
  lineMissing: ['This item is not in the cart.', 'Este item não está no carrinho.'],
  weight: ['Weight', 'Peso'],
  grind: ['Grind', 'Moagem'],
  beans: ['Whole beans', 'Em grãos'],
  ground: ['Ground', 'Moído'],
  monthly: ['Delivery every month', 'Entrega a cada mês'],
  fortnightly: ['Delivery every 2 weeks', 'Entrega a cada 2 semanas'],
  harvest: ['Harvest pre-order', 'Reserva da safra'],
  consent: [
    'This is a recurring or deferred purchase. By continuing, I agree to the {policy} and authorize you to charge my payment method at the prices, frequency and dates listed on this page until my order is fulfilled or I cancel, if permitted.',
    'Esta é uma compra recorrente ou com pagamento futuro. Ao continuar, concordo com a {policy} e autorizo a cobrança nesta forma de pagamento conforme os preços, a frequência e as datas listados nesta página, até que o pedido seja concluído ou eu o cancele, se permitido.',
  ],
  policy: ['cancellation policy', 'política de cancelamento'],
  aboutCoffee: [
    'Medium roast with notes of caramel and orange. Picked by hand in the Mantiqueira mountains.',
    'Torra média, com notas de caramelo e laranja. Colhido à mão na Serra da Mantiqueira.',
  ],
  aboutMicrolot: [
    'Twelve bags each harvest, and the last one is gone. The next arrives in August.',
    'Doze sacas por safra, e a última já foi. A próxima chega em agosto.',
  ],
  aboutMug: [
    'Each one is thrown by hand and glazed blue. Fits your hand and the microwave.',
    'Torneada uma a uma, com esmalte azul. Cabe na mão e no micro-ondas.',
  ],
  aboutCourse: [
    'Six video lessons, from the grinder to the cup. You get access by e-mail.',
    'Seis aulas em vídeo, da moagem à xícara. O acesso chega por e-mail.',
  ],
  aboutDaily: [
    'The usual one: half a kilo, always fresh. Once, by subscription or as a pre-order.',
    'O de sempre, meio quilo, sempre fresco. Avulso, por assinatura ou por reserva.',
  ],
  bicycle: ['Bicycle in the centre of São Paulo', 'Bicicleta no centro de São Paulo'],
  scheduled: ['Carrier by appointment', 'Transportadora com agendamento'],
  today: ['Today, by 8 p.m.', 'Hoje, até as 20 h'],
  days5to8: ['5 to 8 business days', 'De 5 a 8 dias úteis'],
  days1to2: ['1 to 2 business days', 'De 1 a 2 dias úteis'],
  days3to5: ['3 to 5 business days', 'De 3 a 5 dias úteis'],
} satisfies Record<string, [english: string, portuguese: string]>;

export type MessageKey = keyof typeof MESSAGES;

/** Pages are in the language of the buttons. */
type MessageSettings = Pick<Settings, 'scriptLanguage'>;

/** Keys by the Portuguese texts of the shop's data. `Mensagem` is the name of the property, not of its field. */
const KEYS = new Map<string, MessageKey>([
  ...Object.entries(MESSAGES).map(([key, [, text]]): [string, MessageKey] => [text, key as MessageKey]),
  ['Mensagem', 'message'],
]);

/** Returns a message with each `{name}` replaced by its value. */
export function formatMessage(
  settings: MessageSettings,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return getMessage(settings, key).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/** Returns a message with each `{name}` replaced by markup. */
export function formatHtml(
  settings: MessageSettings,
  key: MessageKey,
  values: Record<string, Html | string>,
): Html {
  return html`${getMessage(settings, key)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part] : part))}`;
}

/** Translates a text of the shop's data, for example a plan or a description. Products keep their Brazilian names. */
export function translate(settings: MessageSettings, text: string): string {
  const key = KEYS.get(text);
  return key ? formatMessage(settings, key) : text;
}

/** Falls back to English in other languages. Without a language the script is in Portuguese. */
function getMessage({ scriptLanguage }: MessageSettings, key: MessageKey): string {
  return MESSAGES[key][/^(pt|$)/.test(scriptLanguage) ? 1 : 0];
}
