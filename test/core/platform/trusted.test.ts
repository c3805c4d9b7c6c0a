import '../../run/dom';
import * as assert from 'uvu/assert';
import { policy, type Rules } from '../../../src/core/platform/policy';
import { trusted } from '../../../src/core/platform/url';
import { stub, test } from '../../run/suite';

/** Gives the page what the platform would have. */
function open(createPolicy?: (name: string, own: Rules) => Rules) {
  stub(window, { trustedTypes: createPolicy && { createPolicy } });
}

test.after.each(() => {
  Reflect.deleteProperty(policy, 'created');
});

test('keeps to its rules where the platform has no Trusted Types', () => {
  open();
  assert.is(trusted().createScriptURL('https://pay.example/sdk.js'), 'https://pay.example/sdk.js');
  assert.is(trusted().createHTML('<p>a</p>'), '<p>a</p>');
});

test('makes its policy at the first need, once, with the rules of its own', () => {
  const made: [name: string, own: Rules][] = [];
  open((name, own) => {
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

test('keeps to its rules where the page does not allow its policy', () => {
  open(() => {
    throw new TypeError('Policy disallowed');
  });
  assert.is(trusted().createScriptURL('https://pay.example/sdk.js'), 'https://pay.example/sdk.js');
});

test.run();
