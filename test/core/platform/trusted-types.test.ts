import '../../run/dom';
import * as assert from 'uvu/assert';
import { getTrustedTypesPolicy } from '../../../src/core/platform/safe-url';
import { type PolicyRules, policy } from '../../../src/core/platform/trusted-types';
import { stub, test } from '../../run/suite';

/** Adds a Trusted Types factory to the page. */
function open(createPolicy?: (name: string, own: PolicyRules) => PolicyRules) {
  stub(window, { trustedTypes: createPolicy && { createPolicy } });
}

test.after.each(() => {
  Reflect.deleteProperty(policy, 'created');
});

test('applies its rules without Trusted Types', () => {
  open();
  assert.is(
    getTrustedTypesPolicy().createScriptURL('https://pay.example/sdk.js'),
    'https://pay.example/sdk.js',
  );
  assert.is(getTrustedTypesPolicy().createHTML('<p>a</p>'), '<p>a</p>');
});

test('creates its policy once on first use', () => {
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

test('applies its rules if the page forbids its policy', () => {
  open(() => {
    throw new TypeError('Policy disallowed');
  });
  assert.is(
    getTrustedTypesPolicy().createScriptURL('https://pay.example/sdk.js'),
    'https://pay.example/sdk.js',
  );
});

test.run();
