import { runInNewContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { heldTimers } from './held-timers';
import type { Visit } from './visit';

const write = (query: string) =>
  heldTimers({ url: new URL(`https://shop.example/${query}`) } as Visit)?.markup.replace(/<\/?script>/g, '');

test('a page holds nothing unless its query asks for it in milliseconds', () => {
  for (const query of ['', '?hold-timers=', '?hold-timers=soon', '?hold-timers=0'])
    assert.is(write(query), undefined, query);
});

test('holds the timers of that length alone, until the page is told to run the last one out', () => {
  const started: unknown[][] = [];
  const window: { setTimeout: (...timer: unknown[]) => unknown; runOut?: () => void } = {
    setTimeout: (...timer) => started.push(timer),
  };
  runInNewContext(write('?hold-timers=27000') ?? '', { window });
  const ran: string[] = [];
  window.setTimeout(() => ran.push('short'), 100, 'rest');
  window.setTimeout(() => ran.push('held'), 27_000);
  assert.equal(
    started.map(([, ...timer]) => timer),
    [[100, 'rest']],
  );
  window.runOut?.();
  assert.equal(ran, ['held']);
});

test.run();
