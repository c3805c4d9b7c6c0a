import { streamEvents } from '../web/event-stream';
import type { Visit } from '../web/visit';

/** Server-sent events: one at the start, and one whenever the list of deliveries has changed. */
export function streamDeliveries({ store, request }: Visit): Response {
  return streamEvents(request, send => {
    const tell = () => send('change');
    tell();
    return store.onDelivery(tell);
  });
}
