import { hasOwn, nullProto } from '../platform/objects';
import { createCartApi } from '../storefront/cart-api';
import { createStreamingClient } from '../storefront/streaming-client';
import type { SheetAction } from '../types/action';
import type { Purchase, PurchaseSignals } from '../types/purchase';
import type { PurchaseDetails, SheetContext } from '../types/purchase-details';
import { authorize } from './authorize';
import { removeOnUnload, trackStep } from './cleanup';
import { dispatch, type Effects, type PurchaseContext, sendWanted, toEndedAction } from './context';
import { setAddress, setDelivery } from './delivery';
import { end, fail, finish } from './end';
import { emitPurchaseEvent } from './events';
import { INITIAL_STATE, isRevocable } from './machine';
import { open, startWatchdog, toSource } from './open';
import { setBilling } from './payment';
import { createQueue, enqueue } from './queue';

/**
 * Creates a `Purchase`, the object that the wallet calls. The state machine (`machine.ts`) decides what its
 * methods may do.
 *
 * @param signals the pending purchase's signals (`click.ts`), to which the button has already subscribed
 */
export function createPurchase(
  details: PurchaseDetails,
  signals: PurchaseSignals,
  effects: Effects,
  graphql = createStreamingClient(details.settings, details.instrument),
): Purchase {
  const context = createContext(nullProto(details), signals, effects, graphql);
  const { settings } = context.details;
  return {
    ...signals,
    requiresShipping: settings.requiresShipping,
    currency: settings.currency,
    open: <A extends SheetAction>() => open(context) as Promise<A>,
    setAddress: (...input) => runStep(context, setAddress, ...input),
    setDelivery: (...input) => runStep(context, setDelivery, ...input),
    setBilling: (...input) => runStep(context, setBilling, ...input),
    show: cart => void dispatch(context, { type: 'show', cart }),
    authorize: payment => authorize(context, payment),
    finish: action => finish(context, action),
    fail: error => fail(context, error),
    whenIdle: () => context.idle,
    resume() {
      const { outcome } = context.state;
      if (outcome) end(context, outcome);
    },
    redirect() {
      if (context.state.stage === 'settled') return;
      emitPurchaseEvent('finish', context.details, { action: 'leave' });
      dispatch(context, { type: 'end', status: 'redirecting', keepsData: true });
    },
    cancel(leaving) {
      dispatch(context, { type: 'cancel' });
      if (leaving) removeOnUnload(context);
    },
  };
}

/** Creates the state that the functions of one purchase share. */
export function createContext(
  details: PurchaseDetails,
  { status, cart }: PurchaseSignals,
  effects: Effects,
  graphql: PurchaseContext['graphql'],
): PurchaseContext {
  const { settings, instrument, source } = details;
  const context: PurchaseContext = nullProto<PurchaseContext>({
    details,
    source: hasOwn(source, 'data') ? toSource(source, settings.country) : source,
    status,
    cart,
    effects,
    graphql,
    api: createCartApi((...call) => sendWanted(context, ...call), settings, cart),
    queue: createQueue(),
    state: nullProto(INITIAL_STATE),
    sheet: nullProto<SheetContext>({ hasNoAddress: !settings.requiresShipping }),
    stopWatchdog: startWatchdog(instrument),
    onUnload: () => removeOnUnload(context),
    idle: Promise.resolve(),
  });
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
  if (!isRevocable(context.state)) return toEndedAction(context);
  return enqueue(context.queue, step, async () => {
    const opened = isRevocable(context.state) ? await open(context) : toEndedAction(context);
    return opened.type === 'update' ? trackStep(context, step(context, ...input)) : opened;
  });
}
