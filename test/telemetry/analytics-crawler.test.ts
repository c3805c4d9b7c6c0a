import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCrawler } from '../../src/telemetry/analytics';

const AGENTS: [agent: string, is: boolean][] = [
  [
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse',
    true,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156', false],
];

for (const [agent, is] of AGENTS)
  test(`${is ? 'knows' : 'does not take'} ${agent.slice(-32)} ${is ? 'as' : 'for'} a crawler`, () => {
    assert.is(isCrawler(agent), is);
  });

test.run();
