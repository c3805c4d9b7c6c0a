import type { Product, SellingPlan } from './types';

export const SHOP_NAME = 'Torra da Serra';

const PLANS: SellingPlan[] = [
  {
    id: 7301482654,
    name: 'Entrega a cada mês',
    recurring: { interval: 'MONTH', intervalCount: 1 },
    percentOff: 10,
    percentNow: 100,
  },
  {
    id: 7301482655,
    name: 'Entrega a cada 2 semanas',
    recurring: { interval: 'WEEK', intervalCount: 2 },
    percentOff: 15,
    percentNow: 100,
  },
  { id: 7301482656, name: 'Reserva da safra', percentOff: 0, percentNow: 30 },
];

/** Products of the shop. A store copies them, because orders change the stock. */
export const products: Product[] = [
  {
    handle: 'cafe-da-serra',
    title: 'Café da Serra',
    description: 'Torra média, com notas de caramelo e laranja. Colhido à mão na Serra da Mantiqueira.',
    options: ['Peso', 'Moagem'],
    variants: [
      variant(46448623321341, ['250 g', 'Em grãos'], 4290, 80),
      variant(46448623354109, ['250 g', 'Moído'], 4290, 60),
      variant(46448623386877, ['1 kg', 'Em grãos'], 14900, 25),
      variant(46448623419645, ['1 kg', 'Moído'], 14900, 0),
    ],
    sellingPlans: [],
    requiresSellingPlan: false,
  },
  {
    handle: 'microlote-bourbon-amarelo',
    title: 'Microlote Bourbon Amarelo',
    description: 'Doze sacas por safra, e a última já foi. A próxima chega em agosto.',
    options: ['Title'],
    variants: [variant(46448701243645, ['Default Title'], 8900, 0)],
    sellingPlans: [],
    requiresSellingPlan: false,
  },
  {
    handle: 'caneca-de-barro',
    title: 'Caneca de barro',
    description: 'Torneada uma a uma, com esmalte azul. Cabe na mão e no micro-ondas.',
    options: ['Title'],
    variants: [variant(46448788275453, ['Default Title'], 6800, 2)],
    sellingPlans: [],
    requiresSellingPlan: false,
  },
  {
    handle: 'curso-cafe-coado',
    title: 'Curso on-line: café coado',
    description: 'Seis aulas em vídeo, da moagem à xícara. O acesso chega por e-mail.',
    options: ['Title'],
    variants: [{ ...variant(46448833954045, ['Default Title'], 9700, 999), requiresShipping: false }],
    sellingPlans: [],
    requiresSellingPlan: false,
  },
  {
    handle: 'cafe-do-dia-a-dia',
    title: 'Café do dia a dia',
    description: 'O de sempre, meio quilo, sempre fresco. Avulso, por assinatura ou por reserva.',
    options: ['Moagem'],
    variants: [
      variant(46448901292285, ['Em grãos'], 5900, 120),
      variant(46448901325053, ['Moído'], 5900, 120),
    ],
    sellingPlans: PLANS,
    requiresSellingPlan: false,
  },
];

function variant(id: number, options: string[], price: number, stock: number) {
  return { id, title: options.join(' / '), options, price, stock, requiresShipping: true };
}

/** A code that shoppers may enter, in capitals. */
export interface Discount {
  code: string;
  percentOff: number;
  /** Off the whole cart, or off each line. */
  on: 'cart' | 'lines';
}

const discounts: Discount[] = [
  { code: 'BEMVINDO10', percentOff: 10, on: 'cart' },
  { code: 'CAFE15', percentOff: 15, on: 'lines' },
  { code: 'CORTESIA', percentOff: 100, on: 'cart' },
];

export function findDiscount(code: string): Discount | undefined {
  return discounts.find(discount => discount.code === code.trim().toUpperCase());
}
