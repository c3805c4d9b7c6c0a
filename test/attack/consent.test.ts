import '../run/dom';
import * as assert from 'uvu/assert';
import { fakeClock } from '../fakes/fake-clock';
import { stub, test } from '../run/suite';
import { openTelemetry } from '../telemetry/open-telemetry';
import type { Attack } from './attack';

const BUYER = '7b0f3c52-1a86-4d0e-9c1b-5f2d84e6a930';
const GRANTED = '{"con":{"CMP":{"a":"1","m":"1","p":"1","s":"1"}},"v":"2.1","reg":"","purposes":{"a":true}}';

/** Returns the consent purposes of a visit's events; undefined without an event. */
async function findPurposes(cookies: Record<string, string>): Promise<string[] | undefined> {
  const clock = fakeClock();
  const opened = openTelemetry({
    options: { analytics: '/analytics' },
    cookies: { _shopify_y: BUYER, ...cookies },
  });
  opened.emit('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(10_000);
  opened.hide();
  await clock.advance(1000);
  const [body] = opened.sent('/analytics');
  return body?.events[0].payload.consent;
}

/** Invalid consent cookies. Each contains what would allow everything. */
const UNREADABLE: [what: string, value: string, name?: string][] = [
  ['that is empty', ''],
  ['that is cut off', GRANTED.slice(0, -3)],
  ['that is encoded twice', encodeURIComponent(GRANTED)],
  ['that is encoded three times', encodeURIComponent(encodeURIComponent(GRANTED))],
  ['in quotes', JSON.stringify(GRANTED)],
  ['of an unknown version', '4AMPS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg'],
  ['of an old format with an unknown version', GRANTED.replace('2.1', '3.0')],
  ["without its version's fields", '{"v":"2.1","reg":""}'],
  ['with invalid choices', '{"v":"2.0","con":{"GDPR":"constructor"},"lim":[],"reg":""}'],
  ['with a string instead of choices', '{"v":"2.1","con":{"CMP":"amps"},"reg":""}'],
  ['with purposes as strings', '{"purposes":{"a":"false","m":"false","p":"false","t":"false"}}', '_cmp_a'],
  ['that is a list', '[true,true,true,true]'],
  ['that is a number', '3.1'],
  ['that is null', 'null'],
  ['with other letters', '3XYZW._BRXX_f_f_x'],
  ['with markup', '<b>3AMPS.</b>'],
];

const unreadable = UNREADABLE.map(
  ([what, value, name = '_tracking_consent']): Attack => ({
    tried: `a consent cookie ${what}`,
    held: 'allows no event',
    async run() {
      assert.is(await findPurposes({ [name]: value }), undefined);
    },
  }),
);

/** Privacy signals of browsers. */
const REFUSALS: [what: string, name: string, value: unknown][] = [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
];
const KNOWN: [what: string, cookies: Record<string, string>][] = [
  ['no consent cookie', {}],
  ['a cookie that allows everything', { _tracking_consent: '3AMPS._BRXX_f_f_x' }],
];

const refused = REFUSALS.flatMap(([what, name, value]) =>
  KNOWN.map(
    ([known, cookies]): Attack => ({
      tried: `${what} with ${known}`,
      held: 'denies marketing and the sale of data',
      async run() {
        stub(navigator, { [name]: value });
        assert.equal(await findPurposes(cookies), ['analytics', 'preferences']);
      },
    }),
  ),
);

const cases: Attack[] = [...unreadable, ...refused];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
