import type { Minor } from './types';

/** One way to deliver to a country. */
export interface DeliveryRate {
  code: string;
  title: string;
  description: string;
  type: 'SHIPPING' | 'LOCAL';
  /** In the shop's currency, for each delivery group. */
  cost: Minor;
  /** Only for postal codes that begin so. */
  zipPrefix?: string;
  promise?: DeliveryPromise;
  /** True where a carrier works it out, which takes time: only who asks for such rates is told. @default false */
  isCarriers?: boolean;
}

export interface DeliveryPromise {
  handle: string;
  name: string;
  maxCalendarDays: number;
}

const PROMISE = { handle: 'shop_promise', name: 'Shop Promise' };

/** By country; the shop delivers nowhere else. */
export const deliveryRates: Record<string, DeliveryRate[]> = {
  BR: [
    {
      code: 'BICICLETA',
      title: 'Bicicleta no centro de São Paulo',
      description: 'Hoje, até as 20 h',
      type: 'LOCAL',
      cost: 900,
      zipPrefix: '01',
      promise: { ...PROMISE, maxCalendarDays: 0 },
    },
    carrier('PAC', 'Correios PAC', 'De 5 a 8 dias úteis', 1290),
    {
      ...carrier('SEDEX', 'Correios Sedex', 'De 1 a 2 dias úteis', 2490),
      promise: { ...PROMISE, maxCalendarDays: 2 },
    },
    shipping('TRANSPORTADORA', 'Transportadora com agendamento', 'De 3 a 5 dias úteis', 1990),
  ],
  US: [
    shipping('STANDARD', 'Standard', '8 to 12 business days', 7900),
    { ...shipping('EXPRESS', 'Express', '2 days', 14900), promise: { ...PROMISE, maxCalendarDays: 2 } },
  ],
  CA: [
    shipping('STANDARD', 'Standard', '9 to 14 business days', 8400),
    shipping('EXPRESS', 'Express', '3 to 4 business days', 15900),
  ],
  PT: [
    carrier('CTT', 'CTT Expresso', '6 a 9 dias úteis', 9900),
    carrier('DHL', 'DHL', '3 dias úteis', 17900),
  ],
  AE: [carrier('ARAMEX', 'Aramex', '7 to 10 business days', 12900)],
  MX: [carrier('ESTAFETA', 'Estafeta', '6 a 9 días hábiles', 8900)],
  HK: [carrier('SF', 'SF Express', '7 to 10 business days', 11900)],
  GB: [
    carrier('ROYAL_MAIL', 'Royal Mail Tracked', '7 to 10 business days', 9400),
    carrier('DHL', 'DHL Express', '3 business days', 16900),
  ],
};

/** A rate that the shop has set. */
function shipping(code: string, title: string, description: string, cost: Minor): DeliveryRate {
  return { code, title, description, type: 'SHIPPING', cost };
}

function carrier(...rate: Parameters<typeof shipping>): DeliveryRate {
  return { ...shipping(...rate), isCarriers: true };
}
