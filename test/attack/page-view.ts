import { type FakeClock, fakeClock } from '../fakes/fake-clock';
import { type Opened, type OpenOptions, openTelemetry } from '../telemetry/open-telemetry';

/** Opens a page view that somebody looks at, and plays on it. */
export async function view(
  play: (opened: Opened, clock: FakeClock) => unknown,
  options: Partial<OpenOptions> = {},
) {
  const clock = fakeClock();
  const { getClientRects } = Element.prototype;
  Element.prototype.getClientRects = () => [{}] as never;
  document.body.innerHTML = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';
  const opened = openTelemetry({ options: { errors: '/errors' }, ...options });
  try {
    await play(opened, clock);
  } finally {
    opened.close();
    clock.restore();
    document.body.innerHTML = '';
    Element.prototype.getClientRects = getClientRects;
  }
}
