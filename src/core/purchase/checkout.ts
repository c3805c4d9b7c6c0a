import { bare } from '../base/bare';
import { SHEET_TIMEOUT_MS } from '../base/constants';
import { has } from '../base/has';
import { metric } from '../base/metric';
import { report } from '../base/report';
import { toAbort } from '../decision/action';
import { type BuyerIdentity, createCartApi } from '../server/cart-api';
import { createGraphql } from '../server/graphql';
import { isGone, toRefusal } from '../server/result';
import type { SheetAction } from '../types/action';
import type { Address } from '../types/address';
import type { Checkout, Payment, PurchaseSignals } from '../types/checkout';
import type { Purchase, SheetFacts } from '../types/purchase';
import type { Result } from '../types/result';
import type { ChosenDelivery } from '../words/delivery-choices';
import { t } from '../words/words';
import { createAuthorize } from './authorize';
import { decide } from './decide';
import { isDelivered, selectDelivery, setDeliveryAddress } from './delivery';
import { createEnd, type Effects } from './end';
import { createGuard } from './guard';
import { createOpening, reportCreation } from './opening';
import { createPay } from './pay';
import { createRemoval } from './personal-data';
import { isRevocable, type Machine, type PurchaseState, START, transition } from './purchase';
import { watchSilence } from './silence';
import { toSource } from './source';
import { createTurns } from './turns';

/** Makes a purchase, which carries out what the state machine in `purchase.ts` allows. */
export function createCheckout(
  given: Purchase,
  { status, cart }: PurchaseSignals,
  effects: Effects,
  graphql = createGraphql(given.config, given.instrument),
): Checkout {
  const purchase = bare(given);
  const { config, instrument, brand } = purchase;
  const source = has(purchase.source, 'data') ? toSource(purchase.source, config.country) : purchase.source;
  const inTurn = createTurns();
  const begin = watchSilence(instrument);
  let sheet = bare<SheetFacts>({ hasNoAddress: !config.requiresShipping });
  /** Number of steps under way, 0 or 1. The removal of personal data waits for a step, unless the page goes away. */
  let steps = 0;
  /** Settles when the buttons have nothing to wait for. */
  let rest: Promise<unknown> = Promise.resolve();
  /** What the shopper was told at the end. */
  let lastAction: SheetAction | undefined;

  const machine: Machine = {
    state: bare(START),
    dispatch(event) {
      const { stage } = machine.state;
      machine.state = bare(transition(machine.state, event));
      if (machine.state.stage === 'settled' && stage !== 'settled') settle();
      status.value = machine.state.status;
      return machine.state;
    },
  };

  const removal = createRemoval(machine, cart, graphql, () => steps > 0);

  function settle() {
    if (machine.state.status === 'cancelled') metric('cancelled', { instrument });
    rest = removal.run(inTurn);
  }

  const mayGoOn = () => isRevocable(machine.state);
  const guard = createGuard(machine, graphql, removal.onLost);
  const api = createCartApi(guard.graphql, config, cart);
  const payNow = createPay(api, toNext, identify, machine.dispatch, guard.isWanted);
  const end = createEnd(purchase, cart, machine.dispatch, effects);

  /**
   * Decides what happens next after an answer. Without a cart there is no checkout to go on in, so the shopper sees an error.
   */
  function toNext(result: Result, isOpening = false): SheetAction {
    const { data, errors } = result;
    const mayBeOrdered = machine.state.stage === 'paying' && isGone(errors);
    // An open sheet can't start or stop asking for an address.
    const isShippingChanged = !isOpening && data && data.requiresShipping !== config.requiresShipping;
    const reason =
      result.decelerationReason ?? (mayBeOrdered || isShippingChanged ? 'cart_not_ready' : undefined);
    const action = decide({ ...result, decelerationReason: cart.value && reason }, purchase, sheet);
    return action.type === 'decelerate' && !cart.value ? toAbort('wallet_error', purchase) : action;
  }

  const toPending = (): SheetAction => ({
    type: 'show_error',
    errors: [{ on: 'other', message: t('errors.payment_pending') }],
  });

  /** The answer to what comes too late to change the purchase: how it ended, or that its payment is being verified. */
  const toLate = () =>
    machine.state.stage === 'settled' ? (lastAction ?? toAbort('silent', purchase)) : toPending();

  async function create(): Promise<SheetAction> {
    const result = has(source, 'code') ? toRefusal(source) : await api.open(source);
    const action = toNext(result, true);
    if (has(source, 'input') && !cart.value) reportCreation(result, action);
    return action;
  }

  const openOnce = createOpening(create, () => !!cart.value);

  async function open(): Promise<SheetAction> {
    if (mayGoOn() && !begin()) machine.dispatch({ type: 'cancel' });
    const action = await openOnce();
    if (mayGoOn()) removal.takeOver();
    return mayGoOn() || action.type !== 'update' ? action : toLate();
  }

  /**
   * Makes a step, which waits for its turn and for the cart. Where the cart can't be created, for a final reason, that is the
   * answer to every step.
   */
  function step<I extends unknown[]>(run: (...input: I) => Promise<SheetAction>) {
    const enqueued = inTurn(async (...input: I) => {
      const opened = mayGoOn() ? await open() : toLate();
      return opened.type === 'update' ? during(run(...input)) : opened;
    });
    return async (...input: I) => (mayGoOn() ? enqueued(...input) : toLate());
  }

  function during<T>(step: Promise<T>): Promise<T> {
    steps += 1;
    return step.finally(() => {
      steps -= 1;
    });
  }

  async function identify(identity: BuyerIdentity, agreed?: ChosenDelivery[]): Promise<SheetAction> {
    machine.dispatch({ type: 'identify' });
    const [preference] = bare(identity).deliveryAddressPreferences ?? [];
    sheet = bare(sheet, { delivery: preference?.deliveryAddress.country });
    const result = await setDeliveryAddress(api, identity, agreed);
    const { errors } = isDelivered(result) ? result : toRefusal({ code: 'NO_DELIVERY_GROUPS' });
    return toNext({ ...result, errors });
  }

  const pay = inTurn((payment: Payment, started: PurchaseState, deadline: number) =>
    guard.duringPayment(started, deadline, async () => {
      const opened = await open();
      // A sheet returns all that it asks for; what the wallet has from elsewhere can't be edited there.
      const lacks = (['email', 'phone'] as const).filter(part => !payment[part] || part === payment.fixed);
      sheet = bare(sheet, { lacks, billing: payment.billingAddress?.country });
      return opened.type === 'update' ? during(payNow(payment, started)) : opened;
    }),
  );

  function fail(error: unknown): SheetAction {
    report(error);
    const isTimeout = Object(error).name === 'TimeoutError';
    metric('error', { instrument, status: isTimeout ? 'timeout' : 'failed' });
    const { stage, outcome } = machine.state;
    return stage === 'submitted' ? toPending() : (outcome ?? toAbort('wallet_error', purchase));
  }

  function finish(action: SheetAction) {
    // The end of the sheet doesn't end a payment under way: the payment's own answer ends the purchase.
    const { stage, outcome } = machine.dispatch({ type: 'break' });
    if (['paying', 'submitted', 'settled'].includes(stage)) return;
    if (!outcome && (action.type === 'abort' || action.type === 'show_error')) lastAction = action;
    end(outcome ?? action, machine.state);
  }

  return {
    status,
    cart,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open,
    setAddress: step((address: Address, email?: string) =>
      identify({
        email,
        ...(bare(address).phone && { phone: address.phone }),
        countryCode: address.country,
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' },
        ],
      }),
    ),
    setDelivery: step(async (id: string) =>
      toNext(await selectDelivery(api, machine.state.shown ?? api.current(), id)),
    ),
    setBilling: step(async (address: Address) => {
      machine.dispatch({ type: 'identify' });
      sheet = bare(sheet, { billing: address.country });
      return toNext(await api.setBillingAddress(address));
    }),
    show: shown => void machine.dispatch({ type: 'show', cart: shown }),
    authorize: createAuthorize({
      machine,
      pay: (payment, started) => pay(bare(payment), started, performance.now() + SHEET_TIMEOUT_MS),
      fail,
      finish,
      toLate,
      message: `${brand} Timeout`,
    }),
    finish,
    fail,
    whenIdle: () => rest,
    again: () => machine.state.outcome && end(machine.state.outcome, machine.state),
    leave() {
      if (machine.state.stage === 'settled') return;
      metric('finish', { instrument, action: 'leave' });
      machine.dispatch({ type: 'end', status: 'redirecting', keepsData: true });
    },
    cancel(leaving) {
      machine.dispatch({ type: 'cancel' });
      if (leaving) removal.onUnload();
    },
  };
}
