import { is, isObject, list, matching, object, record, type Shape, whole } from './shape';

/** Values that a column of the events' table can take. */
const cell = is(
  'text, a number, true or false, nothing, or a list of texts',
  value =>
    value === null ||
    ['string', 'number', 'boolean'].includes(typeof value) ||
    (Array.isArray(value) && value.every(item => typeof item === 'string')),
);

const cells: Shape = (value, path) =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => cell(inner, `${path}.${name}`))
    : record(value, path);

/** The visit's events, as the event collector takes them. */
export const analyticsBody: Shape = object({
  events: list(
    object({
      schema_id: matching('the schema of wallet events', /^shopify_wallet_checkout_track\/6\.3$/),
      payload: cells,
      metadata: object({ event_created_at_ms: whole }),
    }),
    1,
  ),
  metadata: object({ event_sent_at_ms: whole }),
});
