import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type * as Module from '../../../src/core/base/trusted';
import { toSdkUrl } from '../../../src/core/sdk/sdk-url';
import { recordErrors } from '../../fakes/fake-console';

type Rules = ReturnType<typeof Module.trusted>;

/** What the platform would have; each test takes the module anew, because a page has one policy. */
async function open(createPolicy?: (name: string, own: Rules) => Rules) {
  Object.assign(window, { trustedTypes: createPolicy && { createPolicy } });
  const fresh = new URL(`../../../src/core/base/trusted.ts?${Math.random()}`, import.meta.url).href;
  const { trusted, scriptRule }: typeof Module = await import(fresh);
  // As `sdk.js` does.
  scriptRule.toSdkUrl = toSdkUrl;
  return trusted;
}

test.after.each(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

test('keeps to its rules where the platform has no Trusted Types', async () => {
  const trusted = await open();
  assert.is(trusted().createScriptURL('/sdk.js', []), 'https://shop.example/sdk.js');
  assert.is(trusted().createHTML('<p>a</p>'), '<p>a</p>');
  const { stop } = recordErrors();
  assert.throws(() => trusted().createScriptURL('https://evil.example/x.js', []), /evil\.example/);
  stop();
});

test('makes its policy at the first need, once, with the rules of its own', async () => {
  const made: [name: string, own: Rules][] = [];
  const trusted = await open((name, own) => {
    made.push([name, own]);
    return own;
  });
  assert.equal(made, []);
  trusted();
  assert.is(trusted(), made[0]?.[1]);
  assert.equal(
    made.map(([name]) => name),
    ['portable-wallets'],
  );
});

test('keeps to its rules where the page does not allow its policy', async () => {
  const trusted = await open(() => {
    throw new TypeError('Policy disallowed');
  });
  assert.is(trusted().createScriptURL('/sdk.js', []), 'https://shop.example/sdk.js');
});

test.run();
