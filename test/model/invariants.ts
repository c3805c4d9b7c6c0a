import { t } from '../../src/core/i18n/messages';
import { INVARIANTS } from '../../src/core/purchase/machine';
import { isOut, type Knowledge, learn, mayOrder, NOTHING } from './knowledge';
import { PERSONAL } from './operations';
import type { Order } from './store';
import type { Entry } from './timeline';
import type { Agreed } from './world';

/** Invariants of a purchase: those of the state machine, and those of the code around it. */
export const PURCHASE_INVARIANTS = {
  ...INVARIANTS,
  agreedIdentity: 'An order has the address and the e-mail address that the sheet returned.',
  agreedCard: 'An order is paid by the card of the payment that the shopper confirmed last.',
  agreedLines: 'An order has the lines of the cart whose total the sheet showed.',
  knownAmounts: 'A sheet shows only totals that the shop has sent.',
  freeSoon: 'A button is enabled within 20 s of a cancel.',
  goneCart: 'A payment whose cart is gone leads to the checkout, never to a retry.',
} as const;

/** One purchase at the end of its sequence. */
export interface PurchaseRecord {
  entries: Entry[];
  orders: Order[];
  /** The displayed amounts at each payment, with the number of earlier entries. */
  pays: { after: number; shown: Agreed }[];
  /** True for the last purchase if the shopper is still on the page. */
  isHere: boolean;
  isBusy: boolean;
  isSheetLeftOpen: boolean;
  /** True if its own requests have left personal data in a cart once all requests have run. */
  isRemembered: boolean;
  /** True if other purchases have the same cart. */
  isCartShared: boolean;
  /** Every total that the shop has returned. */
  totals: Set<string>;
  hasCheckout: boolean;
  /** Errors that were not caught while the page was loaded. */
  thrown: string[];
}

export type Name = keyof typeof PURCHASE_INVARIANTS;

/** Returns the violation for the trace, or nothing if the invariant holds. */
type Check = (record: PurchaseRecord, walk: Walked[]) => string | undefined;

/** An entry with the page's information before it. */
interface Walked extends Entry {
  known: Knowledge;
  /** True once the shopper has closed the sheet or left before a submission. */
  isCancelled: boolean;
}

/** Keys of the only texts that a shopper sees while an order may exist. `test/core/i18n` checks them in every language. */
export const WHILE_ORDERED = [
  'error_dialogs.order.title',
  'error_dialogs.order.placed',
  'error_dialogs.payment.title',
  'error_dialogs.payment.pending',
];
const ORDERED_TEXTS = WHILE_ORDERED.map(key => t(key));
/** Returns true for a sheet's or dialog's text that is wrong if there is an order. A sheet may show that it failed without a text. */
const deniesOrder = ({ what, detail }: Entry) =>
  /dialog|sheet/.test(what) &&
  !/^(\(empty\)|failure| \(\w+\))$/.test(detail) &&
  !ORDERED_TEXTS.some(text => detail.includes(text));

const PENDING = t('error_dialogs.payment.title');
const PLACED = t('error_dialogs.order.placed');
const TRY_AGAIN = /Tente novamente/;
const REMOVAL = 'cartRemovePersonalData';
const FREE_MS = 20_000;

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
const hasPendingDialog = (record: PurchaseRecord) =>
  has(record, 'dialog', detail => detail.includes(PENDING));
const isRedirected = (record: PurchaseRecord) =>
  has(record, 'visit', url => url.startsWith('https://shop.example/')) ||
  hasPendingDialog(record) ||
  has(record, 'dialog', detail => detail.includes(PLACED));
/** A shopper who has left and not returned sees nothing more. */
const hasLeft = ({ entries }: PurchaseRecord) =>
  entries.findLast(({ what }) => what === 'hide' || what === 'return')?.what === 'hide';

/** Creates the check that one part of an order matches the agreement. */
const isAgreed =
  (part: 'lines' | 'identity' | 'delivery'): Check =>
  ({ orders, pays, entries }) => {
    for (const order of orders) {
      const shown = agreedFor(pays, entries, order.token);
      // The page can't detect a change by somebody else after its last response.
      const { looked } = order;
      const isUnseen =
        looked && looked.foreignChanges < order.foreignChanges && looked[part] === shown?.[part];
      if (shown && shown[part] !== order[part] && !isUnseen)
        return `${order[part]} instead of ${shown[part]}`;
    }
    return undefined;
  };

/** Returns the displayed amounts when the payment with this token started. */
function agreedFor(pays: PurchaseRecord['pays'], entries: Entry[], token: string): Agreed | undefined {
  const submitted = entries.findIndex(entry => entry.token === token);
  return pays.findLast(({ after }) => after <= submitted)?.shown;
}

export const CHECKS: Record<Name, Check> = {
  oneOrder: ({ orders }) => (orders.length > 1 ? `${orders.length} orders` : undefined),

  irrevocable: (_, walked) => {
    for (const entry of walked) {
      const { what, detail, known, token } = entry;
      const isOpen = mayOrder(known);
      if (what === 'free' && isOpen) return 'the button is free';
      if (what === 'request' && detail === REMOVAL && isOut(known)) return 'personal data removed';
      if (what === 'request' && token && isOpen && token !== known.token) return 'a second submission';
      if (isOpen && deniesOrder(entry)) return `dialog: ${detail}`;
    }
    return undefined;
  },

  knownSuccess: (record, walked) => {
    if (!last(walked).isOrdered) return undefined;
    const wrong = walked.find(entry => entry.known.isOrdered && deniesOrder(entry));
    if (wrong) return `dialog: ${wrong.detail}`;
    if (walked.some(({ token, what, known }) => token && what === 'request' && known.isOrdered))
      return 'submitted once more';
    return isRedirected(record) || hasLeft(record) ? undefined : 'no redirect';
  },

  unknown: (record, walked) => {
    const isOrdered = record.orders.length > 0;
    if (!(mayOrder(last(walked)) || (isOrdered && !last(walked).isOrdered)) || hasLeft(record))
      return undefined;
    const hasMarker = has(record, 'visit', url => url.includes('wallet_cart_not_ready=true'));
    return hasMarker || hasPendingDialog(record) ? undefined : 'silence';
  },

  agreedTotal: ({ orders, pays, entries }) => {
    for (const { token, total } of orders) {
      const shown = agreedFor(pays, entries, token);
      if (!shown) return 'an order that nobody paid for';
      // Fractions of a cent have no exact sum.
      if (total > shown.total + 0.001) return `${total} instead of ${shown.total}`;
    }
    return undefined;
  },

  agreedDelivery: isAgreed('delivery'),
  agreedLines: isAgreed('lines'),

  agreedCard: ({ orders, pays, entries }) => {
    for (const { token, card } of orders) {
      const shown = agreedFor(pays, entries, token);
      if (shown && card !== shown.card) return `card ${card} instead of ${shown.card}`;
    }
    return undefined;
  },

  agreedIdentity: record => {
    // Without shipping, only the e-mail address counts.
    const [order] = record.orders;
    const isShipped = order?.delivery !== '';
    const toEmail = (identity: string) => identity.replace(/\|.*/, '||||||');
    const pays = record.pays.map(pay => ({
      ...pay,
      shown: { ...pay.shown, identity: isShipped ? pay.shown.identity : toEmail(pay.shown.identity) },
    }));
    return isAgreed('identity')({ ...record, pays }, []);
  },

  knownAmounts: ({ entries, totals }) => {
    const odd = entries.find(({ what, detail }) => {
      const [total = '', ...rows] = detail.split(' ');
      return what === 'amounts' && !(totals.has(total) && rows.every(row => /^-?\d+\.\d\d$/.test(row)));
    });
    return odd?.detail;
  },

  freeSoon: (record, walked) => {
    const index = walked.findIndex(
      ({ what, isCancelled, known }) => what === 'close' && !isCancelled && !isOut(known),
    );
    const closed = walked[index];
    if (!closed || walked.slice(0, index).some(({ what }) => ['free', 'hide', 'visit'].includes(what)))
      return undefined;
    const next = walked.slice(index).find(({ what }) => what === 'free' || what === 'hide');
    if (next ? next.at - closed.at <= FREE_MS : !record.isHere) return undefined;
    return next ? `${next.what} after ${next.at - closed.at} ms` : 'never free';
  },

  goneCart: ({ hasCheckout }, walked) => {
    // A removal follows the end of the purchase.
    const index = walked.findIndex(
      ({ what, detail }) => what === 'answer' && / gone$/.test(detail) && !detail.startsWith(REMOVAL),
    );
    if (index < 0 || !hasCheckout) return undefined;
    const before = walked.slice(0, index);
    const paid = before.findLastIndex(({ what }) => what === 'pay');
    const isPaying =
      paid >= 0 &&
      !before.slice(paid + 1).some(({ what }) => /^(sheet|dialog|close|hide|free|visit)$/.test(what));
    if (!isPaying) return undefined;
    const next = walked.slice(index).find(({ what }) => /^(sheet|dialog|close|hide|visit)$/.test(what));
    const hasMarker =
      next &&
      (/visit|close|hide/.test(next.what) || (next.what === 'dialog' && !TRY_AGAIN.test(next.detail)));
    const isPending = next?.detail.includes(PENDING);
    return hasMarker || isPending ? undefined : (next?.detail ?? 'silence');
  },

  cancelStops: (_, walked) => {
    const sent = walked.find(
      ({ what, detail, isCancelled }) => isCancelled && what === 'request' && detail !== REMOVAL,
    );
    return sent && `${sent.detail} after a cancel`;
  },

  forgotten: (record, walked) => {
    const known = last(walked);
    // The checkout continues with the data.
    if (isOut(known) || has(record, 'visit')) return undefined;
    const sent = walked.findLastIndex(({ what, detail }) => what === 'request' && PERSONAL.includes(detail));
    const removed = walked.findLastIndex(({ what, detail }) => what === 'request' && detail === REMOVAL);
    if (sent > removed) return 'personal data stays';
    const removals = walked.filter(({ detail }) => detail.startsWith(REMOVAL));
    const tries = removals.filter(({ what }) => what === 'request').length;
    const isAnswered = removals.some(({ what, detail }) => what === 'answer' && !detail.endsWith('lost'));
    if (record.isHere && record.isRemembered && !record.isCartShared) return 'personal data is back';
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
    const redirects = isOut(last(walked)) && isRedirected(record);
    return record.isBusy && !redirects ? 'the button is dead' : undefined;
  },
};
