import type { INVARIANTS } from '../../src/core/purchase/purchase';
import { t } from '../../src/core/words/words';
import { isOut, type Knowledge, learn, mayOrder, NOTHING } from './knowledge';
import type { Order } from './store';
import type { Entry } from './timeline';
import type { Shown } from './wallets/shopper';

/** One purchase when its sequence is over. */
export interface PurchaseRecord {
  entries: Entry[];
  orders: Order[];
  /** What the sheet showed at each «pay», with the number of entries by then. */
  pays: { after: number; shown: Shown }[];
  /** True for the purchase that ran last, where the shopper is still on the page. */
  isHere: boolean;
  isBusy: boolean;
  isSheetLeftOpen: boolean;
  /** What nobody caught while the page was there. */
  thrown: string[];
}

export type Name = keyof typeof INVARIANTS;

/** What is wrong, in words for the trace; nothing where the sentence holds. */
type Check = (record: PurchaseRecord, walk: Walked[]) => string | undefined;

/** An entry with what the page knew before it. */
interface Walked extends Entry {
  known: Knowledge;
  /** True once the shopper has closed the sheet or left, with nothing submitted by then. */
  isCancelled: boolean;
}

const PENDING = t('errors.payment_pending');
const PLACED = t('error_dialogs.order.placed');
const TRY_AGAIN = /Tente novamente/;
const PERSONAL = ['cartBuyerIdentityUpdate', 'cartBillingAddressUpdate', 'cartPaymentUpdate'];
const REMOVAL = 'cartRemovePersonalData';

export function walk({ entries }: PurchaseRecord): Walked[] {
  let known = NOTHING;
  let isCancelled = false;
  return entries.map(entry => {
    const walked = { ...entry, known, isCancelled };
    known = learn(known, entry);
    isCancelled ||= ['close', 'hide'].includes(entry.what) && !isOut(known);
    return walked;
  });
}

const last = (walked: Walked[]) => {
  const entry = walked.at(-1);
  return entry ? learn(entry.known, entry) : NOTHING;
};
const has = (
  { entries }: PurchaseRecord,
  what: Entry['what'],
  holds: (detail: string) => boolean = () => true,
) => entries.some(entry => entry.what === what && holds(entry.detail));
const isToldPending = (record: PurchaseRecord) => has(record, 'dialog', detail => detail.includes(PENDING));
const isLedOn = (record: PurchaseRecord) =>
  has(record, 'visit', url => url.startsWith('https://shop.example/')) ||
  isToldPending(record) ||
  has(record, 'dialog', detail => detail.includes(PLACED));
/** Who has left by hand, and is not back, sees nothing more. */
const hasLeft = ({ entries }: PurchaseRecord) =>
  entries.findLast(({ what }) => what === 'hide' || what === 'return')?.what === 'hide';

export const CHECKS: Record<Name, Check> = {
  oneOrder: ({ orders }) => (orders.length > 1 ? `${orders.length} orders` : undefined),

  irrevocable: (_, walked) => {
    for (const { what, detail, known, token } of walked) {
      const isOpen = mayOrder(known);
      if (what === 'free' && isOpen) return 'the button is free';
      if (what === 'request' && detail === REMOVAL && isOut(known)) return 'personal data removed';
      if (what === 'request' && token && isOpen && token !== known.token) return 'a second submission';
      if (isOpen && /dialog|sheet/.test(what) && TRY_AGAIN.test(detail)) return `told: ${detail}`;
    }
    return undefined;
  },

  knownSuccess: (record, walked) => {
    if (!last(walked).isOrdered) return undefined;
    const lie = walked.find(
      ({ what, detail, known }) => known.isOrdered && /dialog|sheet/.test(what) && TRY_AGAIN.test(detail),
    );
    if (lie) return `told: ${lie.detail}`;
    if (walked.some(({ token, what, known }) => token && what === 'request' && known.isOrdered))
      return 'submitted once more';
    return isLedOn(record) || hasLeft(record) ? undefined : 'nobody was led on';
  },

  unknown: (record, walked) => {
    const isOrdered = record.orders.length > 0;
    if (!(mayOrder(last(walked)) || (isOrdered && !last(walked).isOrdered)) || hasLeft(record))
      return undefined;
    const isLed = has(record, 'visit', url => url.includes('wallet_cart_not_ready=true'));
    return isLed || isToldPending(record) ? undefined : 'silence';
  },

  agreedTotal: ({ orders, pays, entries }) => {
    for (const { token, total } of orders) {
      const shown = agreedFor(pays, entries, token);
      if (!shown) return 'an order that nobody paid for';
      if (total > shown.total) return `${total} instead of ${shown.total}`;
    }
    return undefined;
  },

  agreedDelivery: ({ orders, pays, entries }) => {
    for (const { token, delivery } of orders) {
      const shown = agreedFor(pays, entries, token);
      if (shown && !isSame(shown.delivery, delivery)) return `${delivery} instead of ${shown.delivery}`;
    }
    return undefined;
  },

  cancelStops: (_, walked) => {
    const sent = walked.find(
      ({ what, detail, isCancelled }) => isCancelled && what === 'request' && detail !== REMOVAL,
    );
    return sent && `${sent.detail} after a cancel`;
  },

  forgotten: (record, walked) => {
    const known = last(walked);
    const goesOn = has(record, 'visit', url => !url.includes('wallet_'));
    if (isOut(known) || goesOn) return undefined;
    const told = walked.findLastIndex(({ what, detail }) => what === 'request' && PERSONAL.includes(detail));
    const removed = walked.findLastIndex(({ what, detail }) => what === 'request' && detail === REMOVAL);
    if (told > removed) return 'personal data stays';
    const removals = walked.filter(({ detail }) => detail.startsWith(REMOVAL));
    const tries = removals.filter(({ what }) => what === 'request').length;
    const isAnswered = removals.some(({ what, detail }) => what === 'answer' && !detail.endsWith('lost'));
    return record.isHere && tries && tries < 4 && !isAnswered ? 'a lost removal stays lost' : undefined;
  },

  onTime: record => (has(record, 'sheet', detail => detail === 'failure') ? 'the sheet gave up' : undefined),

  onePage: ({ entries }) => {
    const urls = new Set(entries.filter(({ what }) => what === 'visit').map(({ detail }) => detail));
    const foreign = [...urls].find(url => !url.startsWith('https://shop.example/'));
    return foreign ?? (urls.size > 1 ? [...urls].join(' and ') : undefined);
  },

  calm: ({ thrown }) => thrown[0],

  alive: (record, walked) => {
    if (!record.isHere) return undefined;
    if (record.isSheetLeftOpen) return 'the sheet stands open';
    const leadsOn = isOut(last(walked)) && isLedOn(record);
    return record.isBusy && !leadsOn ? 'the button is dead' : undefined;
  },
};

/** A sheet may show the subscription's group first; where both have options of the same names, the order tells them apart. */
function isSame(shown: string, ordered: string): boolean {
  const sort = (delivery: string) => delivery.split(',').sort().join();
  return shown === ordered || (/plan/.test(shown) && sort(shown) === sort(ordered));
}

/** What the sheet showed when the payment of this token began. */
function agreedFor(pays: PurchaseRecord['pays'], entries: Entry[], token: string): Shown | undefined {
  const submitted = entries.findIndex(entry => entry.token === token);
  return pays.findLast(({ after }) => after <= submitted)?.shown;
}
