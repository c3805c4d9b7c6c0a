import '../../run/dom';
import * as assert from 'uvu/assert';
import { getTrustedTypesPolicy } from '../../../src/core/platform/safe-url';
import { type PolicyRules, policy } from '../../../src/core/platform/trusted-types';
import { stub, test } from '../../run/suite';

/** Gives the page what the platform would have. */
function open(createPolicy?: (name: string, own: PolicyRules) => PolicyRules) {
  stub(window, { trustedTypes: createPolicy && { createPolicy } });
}

test.after.each(() => {
  Reflect.deleteProperty(policy, 'created');
});

test('keeps to its rules where the platform has no Trusted Types', () => {
  open();
  assert.is(
    getTrustedTypesPolicy().createScriptURL('https://pay.example/sdk.js'),
    'https://pay.example/sdk.js',
  );
  assert.is(getTrustedTypesPolicy().createHTML('<p>a</p>'), '<p>a</p>');
});

test('makes its policy at the first need, once, with the rules of its own', () => {
  const made: [name: string, own: PolicyRules][] = [];
  open((name, own) => {
    made.push([name, own]);
    return own;
  });
  assert.equal(made, []);
  getTrustedTypesPolicy();
  assert.is(getTrustedTypesPolicy(), made[0]?.[1]);
  assert.equal(
    made.map(([name]) => name),
    ['portable-wallets'],
  );
});

test('keeps to its rules where the page does not allow its policy', () => {
  open(() => {
    throw new TypeError('Policy disallowed');
  });
  assert.is(
    getTrustedTypesPolicy().createScriptURL('https://pay.example/sdk.js'),
    'https://pay.example/sdk.js',
  );
});

test.run();
