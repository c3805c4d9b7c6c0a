import type { Signal } from '@preact/signals';
import { type Asker, toAbort, toAction } from './action';
import { createAuthorize } from './authorize';
import { type BuyerIdentity, createCartApi, type Selection } from './cart-api';
import type { CartSource } from './cart-input';
import { isDelivered, keepDelivery, selectDelivery, setDeliveryAddress } from './delivery';
import { createEnd, type Outside } from './end';
import type { Graphql } from './graphql';
import { t } from './i18n';
import { metric } from './metric';
import { createOpening } from './opening';
import { createPay } from './pay';
import { createRemoval } from './personal-data';
import { isRevocable, type Machine, type PurchaseState, START, transition } from './purchase';
import { report } from './report';
import { toRefusal } from './result';
import { createTurns } from './turns';
import type {
  Address,
  Cart,
  CartError,
  Checkout,
  Config,
  Payment,
  Result,
  SheetAction,
  Status,
} from './types';

/** What one click is about. */
export interface Purchase extends Asker {
  config: Config;
  /** What is bought, read from the page at the click; or why it can't be. */
  source: CartSource | CartError;
}

/** What the page around reads of a purchase. */
export interface PurchaseSignals {
  status: Signal<Status>;
  cart: Signal<Cart | undefined>;
}

/** One purchase, from click to redirect: carries out what the state machine of `purchase.ts` allows. */
export function createCheckout(
  purchase: Purchase,
  { status, cart }: PurchaseSignals,
  graphql: Graphql,
  outside: Outside,
): Checkout {
  const { config, source, instrument } = purchase;
  const asker: Asker = { ...purchase };
  const inTurn = createTurns();
  let hasOpened = false;

  const machine: Machine = {
    state: START,
    dispatch(event) {
      const { stage } = machine.state;
      machine.state = transition(machine.state, event);
      status.value = machine.state.status;
      if (machine.state.stage === 'settled' && stage !== 'settled') settle();
      return machine.state;
    },
  };

  const forget = createRemoval(machine, cart, graphql);

  function settle() {
    if (machine.state.status === 'cancelled') metric('cancelled', { instrument });
    // After the step under way, so that it does not tell the server anew; but before the page is gone.
    void inTurn(async () => forget())();
    addEventListener('pagehide', forget, { once: true });
  }

  const mayGoOn = () => isRevocable(machine.state);
  /** Whether the step under way may go on: asked before each of its requests. */
  let isWanted = mayGoOn;
  const api = createCartApi(
    async (document, variables, options) =>
      isWanted() ? graphql(document, variables, { ...options, isWanted }) : { errors: [{ code: 'ABORTED' }] },
    config,
    cart,
  );
  const payNow = createPay(api, asker, identify, machine.dispatch);
  const end = createEnd(purchase, cart, machine.dispatch, outside);

  /** Without a cart there is no checkout to go on in. */
  function toNext(result: Result): SheetAction {
    const action = toAction(result, asker);
    return action.type === 'decelerate' && !cart.value ? toAbort('wallet_error', asker) : action;
  }

  const toPending = (): SheetAction => ({
    type: 'show_error',
    errors: [{ on: 'other', message: t('errors.payment_pending') }],
  });

  /** The answer to what comes too late to change the purchase. */
  const toLate = () => (machine.state.stage === 'settled' ? toAbort('silent', asker) : toPending());

  const openOnce = createOpening(
    async () => toNext('code' in source ? toRefusal(source) : await api.open(source)),
    () => !!cart.value,
  );

  async function open(): Promise<SheetAction> {
    if (!hasOpened) metric('opened', { instrument });
    hasOpened = true;
    const action = await openOnce();
    return mayGoOn() || action.type !== 'update' ? action : toLate();
  }

  /** A step on the open cart, in its turn. What is final of the cart's creation is the answer to every later step too. */
  function step<I extends unknown[]>(run: (...input: I) => Promise<SheetAction>) {
    const take = inTurn(async (...input: I) => {
      const opened = mayGoOn() ? await open() : toLate();
      return opened.type === 'update' ? run(...input) : opened;
    });
    return async (...input: I) => (mayGoOn() ? take(...input) : toLate());
  }

  async function identify(identity: BuyerIdentity, agreed?: Selection[]): Promise<SheetAction> {
    machine.dispatch({ type: 'identify' });
    asker.country = identity.deliveryAddressPreferences?.[0]?.deliveryAddress.country;
    const result = await (agreed ? keepDelivery(api, identity, agreed) : setDeliveryAddress(api, identity));
    return toNext(isDelivered(result) ? result : { ...result, errors: [{ code: 'NO_DELIVERY_GROUPS' }] });
  }

  const pay = inTurn(async (payment: Payment, started: PurchaseState): Promise<SheetAction> => {
    if (started.stage === 'paying') {
      isWanted = () => {
        const { attempt, stage } = machine.state;
        return attempt === started.attempt && (stage === 'paying' || stage === 'submitted');
      };
    }
    try {
      const opened = await open();
      return opened.type === 'update' ? await payNow(payment, started) : opened;
    } finally {
      isWanted = mayGoOn;
    }
  });

  function fail(error: unknown): SheetAction {
    report(error);
    const isTimeout = (error as Error)?.name === 'TimeoutError';
    metric('error', { instrument, status: isTimeout ? 'timeout' : 'failed' });
    const { stage, outcome } = machine.state;
    return stage === 'submitted' ? toPending() : (outcome ?? toAbort('wallet_error', purchase));
  }

  function finish(action: SheetAction) {
    // A payment under way is not ended by its sheet: its own answer leads on.
    const { stage, outcome } = machine.dispatch({ type: 'break' });
    if (!['paying', 'submitted', 'settled'].includes(stage)) end(outcome ?? action, machine.state);
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
        countryCode: address.country,
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' },
        ],
      }),
    ),
    setDelivery: step(async (handles: string[]) => toNext(await selectDelivery(api, handles))),
    setBilling: step(async (address: Address) => {
      machine.dispatch({ type: 'identify' });
      return toNext(await api.setBillingAddress(address));
    }),
    show: shown => void machine.dispatch({ type: 'show', cart: shown }),
    authorize: createAuthorize({
      machine,
      pay,
      fail,
      finish,
      toLate,
      message: `${t(`wallets.${instrument}`)} Timeout`,
    }),
    finish,
    fail,
    again() {
      const { outcome } = machine.state;
      if (outcome?.type === 'decelerate') end(outcome, machine.state);
    },
    leave() {
      if (machine.state.stage === 'settled') return;
      metric('finish', { instrument, action: 'leave' });
      machine.dispatch({ type: 'end', status: 'redirecting', keepsData: true });
    },
    cancel(leaving) {
      machine.dispatch({ type: 'cancel' });
      if (leaving) forget();
    },
  };
}
