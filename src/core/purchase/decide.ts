import { has } from '../base/has';
import { report } from '../base/report';
import { writeError } from '../base/write-error';
import { toAction } from '../decision/action';
import type { SheetAction } from '../types/action';
import type { PurchaseContext, SheetFacts } from '../types/purchase';
import type { Result } from '../types/result';

/**
 * Decides what happens next after an answer, and reports the codes in it that nobody expects. Where the purchase goes on in the
 * shop's checkout anyway, nothing is reported.
 */
export function decide(result: Result, context: PurchaseContext, sheet?: SheetFacts): SheetAction {
  const action = toAction(result, context, sheet);
  if (!result.decelerationReason)
    for (const { reaction, ...error } of result.errors)
      if (has(reaction, 'report')) report(new Error(`The server answered ${writeError(error)}`));
  return action;
}
