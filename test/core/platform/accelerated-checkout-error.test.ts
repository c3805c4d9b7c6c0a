import '../../run/dom';
import * as assert from 'uvu/assert';
import { AcceleratedCheckoutError, DeveloperError, toElementError } from '../../../src/core/platform/errors';
import { test } from '../../run/suite';

const element = document.createElement('shopify-wallet-button');

test('names the element and keeps the cause', () => {
  const cause = new TypeError('no box');
  const error = toElementError(element, cause) as AcceleratedCheckoutError;
  assert.instance(error, AcceleratedCheckoutError);
  assert.is(error.name, 'AcceleratedCheckoutError');
  assert.is(error.message, "<shopify-wallet-button> can't be shown: TypeError: no box");
  assert.is(error.cause, cause);
  assert.is(error.element, element);
});

test('passes on a developer error unchanged', () => {
  const error = new DeveloperError('invalid-webcomponent', 'add it');
  assert.is(toElementError(element, error), error);
});

test('has a name, a code and a message', () => {
  const error = new DeveloperError('invalid-wallet-configs', 'Write valid JSON.');
  assert.instance(error, Error);
  assert.equal(
    [error.name, error.code, error.message],
    ['DeveloperError', 'invalid-wallet-configs', 'Write valid JSON.'],
  );
});

test.run();
