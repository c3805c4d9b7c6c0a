import { type Signal, signal } from '@preact/signals';
import { nullProto } from '../platform/objects';
import { createCartApi } from '../storefront/cart-api';
import type { StorefrontClient } from '../storefront/client';
import { abandonRequests } from '../storefront/lost-requests';
import { createStreamingClient } from '../storefront/streaming-client';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Purchase, Status } from '../types/purchase';
import type { PurchaseDetails } from '../types/purchase-details';
import { authorize } from './authorize';
import { type Effects, type PurchaseContext, toEndedAction } from './context';
import { setAddress, setDelivery } from './delivery';
import { end, fail, finish, settle, showPending } from './end';
import { emitPurchaseEvent } from './events';
import { dispatch, INITIAL_STATE } from './machine';
import { open, startWatchdog, toSource } from './open';
import { setBilling } from './payment';
import { createQueue, enqueue } from './queue';
import { createRemoval } from './removal';

/**
 * Creates a `Purchase`, the object that the wallet calls. The state machine (`machine.ts`) decides what its
 * methods may do.
 *
 * @param status that of the pending purchase (`click.ts`), to which the button has already subscribed
 */
export function createPurchase(
  details: PurchaseDetails,
  status: Signal<Status>,
  effects: Effects,
  graphql = createStreamingClient(details.settings, details.instrument),
): Purchase {
  const context = createContext(nullProto(details), status, effects, graphql);
  return {
    status,
    cart: context.cart,
    open: <A extends SheetAction>() => open(context) as Promise<A>,
    setAddress: (...input) => runStep(context, setAddress, ...input),
    setDelivery: (...input) => runStep(context, setDelivery, ...input),
    setBilling: (...input) => runStep(context, setBilling, ...input),
    show: cart => void dispatch(context, { type: 'show', cart }),
    authorize: payment => authorize(context, payment),
    finish: action => finish(context, action),
    fail: error => fail(context, error),
    whenIdle: () => context.removal.whenIdle(),
    resume() {
      const { outcome } = context.state;
      if (outcome) end(context, outcome);
    },
    abandon() {
      const { stage, outcome } = context.state;
      if (outcome) end(context, outcome);
      else if (stage === 'submitted') showPending(context);
      else {
        dispatch(context, { type: 'cancel' });
        // Nothing waits for the responses any more.
        if (context.cart.value) abandonRequests(context.cart.value.id);
        return true;
      }
      return false;
    },
    redirect() {
      if (context.state.stage === 'settled') return;
      emitPurchaseEvent('finish', context.details, { action: 'leave' });
      settle(context, 'redirecting', true);
    },
    cancel(leaving) {
      dispatch(context, { type: 'cancel' });
      if (leaving) context.removal.onUnload();
    },
  };
}

/** Creates the state that the functions of one purchase share. */
export function createContext(
  details: PurchaseDetails,
  status: Signal<Status>,
  effects: Effects,
  graphql: StorefrontClient,
): PurchaseContext {
  const { settings, instrument, source } = details;
  const cart = signal<Cart>();
  const queue = createQueue();
  const removal = createRemoval(cart, graphql, queue);
  const onLost = () => {
    if (context.state.hasPersonalData) removal.lose();
  };
  const createApi = (isWanted: () => boolean) => createCartApi(graphql, settings, cart, { isWanted, onLost });
  const context: PurchaseContext = {
    details,
    source: toSource(source, settings.country),
    cart,
    effects,
    createApi,
    api: createApi(() => context.state.isRevocable),
    queue,
    removal,
    stopWatchdog: startWatchdog(instrument),
    onEnd(state) {
      if (state.status === 'cancelled') emitPurchaseEvent('cancelled', details);
      removal.start(state.hasPersonalData);
      status.value = state.status;
    },
    state: { ...INITIAL_STATE, sheet: { hasNoAddress: !settings.requiresShipping } },
    opening: undefined,
    payment: undefined,
  };
  return context;
}

/**
 * Runs a step of the purchase after the earlier steps, and after the cart was created or read. If the cart can't be created or
 * read, the step isn't run, and the action for that failure is returned.
 */
async function runStep<I extends unknown[]>(
  context: PurchaseContext,
  step: (context: PurchaseContext, ...input: I) => Promise<SheetAction>,
  ...input: I
): Promise<SheetAction> {
  if (!context.state.isRevocable) return toEndedAction(context);
  return enqueue(context.queue, step, async () => {
    const opened = context.state.isRevocable ? await open(context) : toEndedAction(context);
    return opened.type === 'update' ? context.removal.track(step(context, ...input)) : opened;
  });
}
