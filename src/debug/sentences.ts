import type { MetricName } from '../core/types/metric';

/** Labels of an event, with its duration and its reason in words. */
type Labels = Record<string, string | undefined>;

/** An outcome is shown only if it is a code in capitals: anything else may be anybody's text. */
const toOutcome = (outcome = '') => (/^(ok|[A-Z][A-Z0-9_]{0,80})$/.test(outcome) ? outcome : 'an error');

/** A sentence for each event that a developer wants to know of. */
export const sentences: { [name in MetricName]?: (labels: Labels) => string } = {
  'page.initialized': ({ status }) => `The script runs: ${status}.`,
  'wallet.loaded': ({ instrument, ms }) => `${instrument} can pay here: it was ready after ${ms}.`,
  'wallet.unfit': ({ instrument, reason }) => `${instrument} is skipped: ${reason}.`,
  'wallet.skipped': ({ instrument, reason }) => `${instrument} is skipped: ${reason}.`,
  'wallet.rendered': ({ instrument, page }) => `${instrument} is chosen: its button stands (${page}).`,
  operation: ({ name, outcome, ms }) => `Request ${name}: ${toOutcome(outcome)} after ${ms}.`,
  click: ({ instrument, page }) => `${instrument} was clicked (${page}).`,
  opened: ({ instrument }) => `${instrument} asks for its cart.`,
  cancelled: ({ instrument }) => `${instrument} was closed by the shopper.`,
  finish: ({ instrument, action }) => `${instrument} ends with: ${action}.`,
  error: ({ instrument, status }) => `${instrument} broke down: ${status}.`,
  'compat.applied': ({ page }) => `Styles of old markup were taken over (${page}).`,
};
