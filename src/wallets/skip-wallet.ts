import { AcceleratedCheckoutError } from '../core/base/accelerated-checkout-error';
import { bare } from '../core/base/bare';
import { DeveloperError } from '../core/base/developer-error';
import { metric } from '../core/base/metric';
import { report } from '../core/base/report';
import type { Advice } from '../core/types/wallet';

/** Advice about reasons that any wallet may have. A side module has its own. */
export const ADVICE: Advice = {
  unknownWallet: 'This release knows no wallet of that name: correct it, or leave the wallet out.',
  moduleNotLoaded:
    'Its file can’t be loaded: serve the folder of this release unchanged, to other origins with Access-Control-Allow-Origin.',
};

/** A reason of one word is a name. Without advice it is the shopper's device's doing, and so is an SDK that was blocked. */
const NAMED = /^(\w+$|Could not load )/;

/** Counts that a wallet has no button, and why. The console says once what the shop can mend. */
export function skipWallet(name: string, instrument: string, error: unknown, advice?: Advice): void {
  const message = toMessage(error);
  const isAuthorsMistake = error instanceof DeveloperError;
  metric('wallet.skipped', { instrument, reason: isAuthorsMistake ? error.code : message });
  const sentence = bare<Advice>(ADVICE, advice)[message];
  if (isAuthorsMistake || (!sentence && NAMED.test(message))) return;
  const words = `${name} has no button: ${message}. ${sentence ?? ''}`.trimEnd();
  report(new AcceleratedCheckoutError(words, undefined, { cause: error }));
}

/** Returns the error's message, or the error as JSON, because Google's errors have no message. */
function toMessage(error: unknown): string {
  try {
    return `${Object(error).message ?? JSON.stringify(error)}`;
  } catch {
    return `${error}`;
  }
}
