import { type FakeClock, fakeClock } from '../fakes/fake-clock';
import { type Opened, type OpenOptions, openTelemetry, showElement } from '../telemetry/open-telemetry';

/** Opens a visible page view, and runs a function on it. */
export async function view(
  play: (opened: Opened, clock: FakeClock) => unknown,
  options: Partial<OpenOptions> = {},
) {
  const clock = fakeClock();
  showElement();
  await play(openTelemetry({ options: { errors: '/errors' }, ...options }), clock);
}
