import type { FinalAction, SheetAction } from '../types/action';
import type { Cart, Money } from '../types/cart';
import type { Status } from '../types/purchase';
import type { SheetContext } from '../types/purchase-details';
import { exceedsSheet } from './agreement';

/**
 * The guarantees of a purchase, which follow from the state machine below. Each stage is a row of the table. An event that the
 * row doesn't list is ignored. The machine is pure: `dispatch` passes it the events, and the other files act on its state.
 *
 *     open -> shown -> paying -> submitted -> decided -> settled
 *              ^---------'           |    (paying: not submitted, or 27 s over)
 *              ^---------------------'    (submitted: rejected)
 *
 * The model test (`test/model`) checks each of these sentences.
 */
export const INVARIANTS = {
  oneOrder: 'A purchase places at most one order.',
  irrevocable:
    'A submission is irrevocable: until its result is known, no button is enabled, no second submission is offered and no personal data is removed.',
  knownSuccess: 'A known success redirects the shopper, and never shows a message to try again.',
  unknown: 'An outcome that stays unknown redirects to the checkout.',
  agreedTotal: 'Before an order the sheet displayed a cart, and the order costs no more than that.',
  agreedDelivery: 'An order has the delivery that the sheet displayed as selected.',
  cancelStops: 'After a cancel before the submission, only the removal of personal data is sent.',
  forgotten: 'Personal data is removed at the end, unless the purchase is an order or goes on elsewhere.',
  onTime: 'A sheet gets each response within 30 seconds.',
  onePage: 'A purchase redirects to at most one page of the shop.',
  calm: 'Nothing is thrown into the page.',
  alive: 'After a purchase, no button stays disabled and the script leaves no sheet open.',
} as const;

/**
 * - `open`: the sheet has shown nothing of the cart yet
 * - `shown`: the sheet shows a cart, which is what the shopper agrees to by paying
 * - `paying`: the shopper confirmed the payment in the sheet, and it can still be revoked
 * - `submitted`: a submission was sent, and can't be revoked
 * - `decided`: the order is placed, or only the shop's checkout can show whether it is
 * - `settled`: it is over
 */
export type Stage = 'open' | 'shown' | 'paying' | 'submitted' | 'decided' | 'settled';

/** The result of a payment that is an order, or may be one. */
export type Outcome = Extract<SheetAction, { type: 'complete' | 'decelerate' }>;

/** The state sets every property, so that none is read from a prototype that the page has changed. */
export interface PurchaseState {
  readonly stage: Stage;
  /** True if a cancel would still end the purchase: before the submission, and after its rejection. */
  readonly isRevocable: boolean;
  /** Status of the purchase for its button. */
  readonly status: Status;
  /** The cart that the sheet shows. By paying, the shopper agrees to it. */
  readonly displayed: Cart | undefined;
  /** The cart of the newest payment. What the sheet shows later belongs to the next payment. */
  readonly agreed: Cart | undefined;
  /** Number of the newest payment. Older ones are revoked. */
  readonly attempt: number;
  /** True if the server's cart has personal data, to be removed if no order is placed. */
  readonly hasPersonalData: boolean;
  /** True once a submission got no response. It may have placed an order, even if a retry is rejected. */
  readonly isDoubtful: boolean;
  /** Set if the sheet ended while its payment was under way. */
  readonly sheetGone: 'cancelled' | 'closed' | undefined;
  /** True if the sheet no longer waits for the submitted payment. */
  readonly isLate: boolean;
  /** What `authorize` returns. Set in the stage `decided`. */
  readonly outcome: Outcome | undefined;
  /** The action whose message ended the purchase. */
  readonly lastAction: FinalAction | undefined;
  /** Facts about the sheet, for messages. */
  readonly sheet: SheetContext;
}

export type PurchaseEvent =
  /** The sheet shows this cart. */
  | { type: 'show'; cart: Cart }
  /** The wallet has sent new facts about its sheet. */
  | { type: 'learn'; sheet: SheetContext }
  /** Personal data is about to be sent, with these facts about the sheet. */
  | { type: 'identify'; sheet: SheetContext }
  /** The shopper pays in the sheet. */
  | { type: 'pay' }
  /** The payment has ended without a submission. */
  | { type: 'stop'; attempt: number }
  /** The payment is about to be submitted, for this total. */
  | { type: 'submit'; attempt: number; total: Money }
  /** The response to a submission was lost. */
  | { type: 'lose' }
  /** The server has rejected the submission. */
  | { type: 'reject' }
  /** The order is placed, or the submission has timed out. */
  | { type: 'decide'; outcome: Outcome }
  /** The sheet no longer waits for the payment. */
  | { type: 'expire'; attempt: number }
  /** The sheet waits for the submitted payment again. */
  | { type: 'wait' }
  /** The shopper cancels in the sheet, or leaves the page. */
  | { type: 'cancel' }
  /** The sheet has closed without a cancel. */
  | { type: 'close' }
  /**
   * The purchase ends. With `keepsData` the shopper's personal data stays, because the purchase goes on with it elsewhere.
   *
   * @param action set if it ends with a message
   */
  | { type: 'end'; status: Status; keepsData: boolean; action: FinalAction | undefined };

type Row = {
  [type in PurchaseEvent['type']]?: (
    state: PurchaseState,
    event: Extract<PurchaseEvent, { type: type }>,
  ) => PurchaseState;
};

export const INITIAL_STATE: PurchaseState = {
  stage: 'open',
  isRevocable: true,
  status: 'busy',
  displayed: undefined,
  agreed: undefined,
  attempt: 0,
  hasPersonalData: false,
  isDoubtful: false,
  sheetGone: undefined,
  isLate: false,
  outcome: undefined,
  lastAction: undefined,
  sheet: {},
};

/** The outcome if only the shop's checkout can show whether the order is placed. */
export const UNKNOWN_OUTCOME: Outcome = { type: 'decelerate', reason: 'cart_not_ready' };

const settle = (state: PurchaseState, status: Status, keepsData?: boolean): PurchaseState => ({
  ...state,
  stage: 'settled',
  isRevocable: false,
  status,
  hasPersonalData: state.hasPersonalData && !keepsData,
});

/** Ends a payment without an order. The shopper may pay again, unless they have cancelled. */
const endUnpaid = (state: PurchaseState): PurchaseState =>
  state.sheetGone === 'cancelled'
    ? settle(state, 'cancelled')
    : { ...state, stage: 'shown', isRevocable: true };

const revoke = (state: PurchaseState, { attempt }: { attempt: number }): PurchaseState =>
  attempt === state.attempt ? endUnpaid(state) : state;

const decide = (state: PurchaseState, outcome: Outcome): PurchaseState => ({
  ...state,
  stage: 'decided',
  outcome,
});

const learn = (state: PurchaseState, { sheet }: { sheet: SheetContext }): PurchaseState => ({
  ...state,
  sheet: { ...state.sheet, ...sheet },
});

const identify = (state: PurchaseState, event: { sheet: SheetContext }): PurchaseState => ({
  ...learn(state, event),
  hasPersonalData: true,
});

const show = (state: PurchaseState, { cart }: { cart: Cart }): PurchaseState => ({
  ...state,
  displayed: cart,
});

const close = (state: PurchaseState): PurchaseState => ({
  ...state,
  sheetGone: state.sheetGone ?? 'closed',
});

/** The transitions before there is a payment. */
const UNPAID: Row = {
  show: (state, event) => ({ ...show(state, event), stage: 'shown' }),
  identify,
  learn,
  cancel: state => settle(state, 'cancelled'),
  end: (state, { status, keepsData, action }) => ({
    ...settle(state, status, keepsData),
    lastAction: action,
  }),
};

const TABLE: Record<Stage, Row> = {
  open: UNPAID,
  shown: {
    ...UNPAID,
    pay: state => ({
      ...state,
      stage: 'paying',
      attempt: state.attempt + 1,
      agreed: state.displayed as Cart,
      isLate: false,
    }),
  },
  paying: {
    show,
    identify,
    learn,
    stop: revoke,
    submit: (state, { attempt, total }) =>
      attempt === state.attempt && state.agreed && !exceedsSheet(total, state.agreed)
        ? // The data belongs to the order now.
          { ...state, stage: 'submitted', isRevocable: false, hasPersonalData: false }
        : state,
    expire: revoke,
    cancel: state => settle(state, 'cancelled'),
    close,
  },
  submitted: {
    show,
    expire: (state, { attempt }) => (attempt === state.attempt ? { ...state, isLate: true } : state),
    wait: state => ({ ...state, isLate: false }),
    lose: state => ({ ...state, isDoubtful: true }),
    reject: state =>
      state.isDoubtful ? decide(state, UNKNOWN_OUTCOME) : endUnpaid({ ...state, hasPersonalData: true }),
    decide: (state, { outcome }) => decide(state, outcome),
    cancel: state => ({ ...state, sheetGone: 'cancelled' }),
    close,
  },
  decided: { end: (state, { status }) => settle(state, status) },
  settled: {},
};

/** Returns the state after an event, or the same state if the stage's row lacks the event. */
export function transition(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const row = TABLE[state.stage] as Record<
    string,
    (state: PurchaseState, event: PurchaseEvent) => PurchaseState
  >;
  // A page may have added a method of this name to `Object.prototype`.
  return (Object.hasOwn(row, event.type) && row[event.type]?.(state, event)) || state;
}

/** An object with the state of a purchase. */
export interface StateHolder {
  /** Only `dispatch` changes it. */
  state: PurchaseState;
  /** Called once, when the purchase has ended. */
  onEnd(state: PurchaseState): void;
}

/** Changes the state by an event. @returns the new state */
export function dispatch(holder: StateHolder, event: PurchaseEvent): PurchaseState {
  const { status } = holder.state;
  holder.state = transition(holder.state, event);
  // Only an end changes the status.
  if (holder.state.status !== status) holder.onEnd(holder.state);
  return holder.state;
}
