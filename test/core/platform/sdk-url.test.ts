import '../../run/dom';
import * as assert from 'uvu/assert';
import { toSdkUrl } from '../../../src/core/platform/load-script';
import { script } from '../../../src/core/platform/script';
import { recordErrors } from '../../fakes/fake-console';
import { stub, test } from '../../run/suite';

const ORIGINS = ['https://pay.example', 'https://pay2.example'];

/** Returns the console error for a rejected URL. */
function rejectedUrlError(href: string): string {
  const { lines } = recordErrors();
  assert.throws(() => toSdkUrl(href, ORIGINS), /sdkUrl/);
  return lines.join();
}

for (const [href, url] of [
  ['https://pay.example/sdk.js?id=1', 'https://pay.example/sdk.js?id=1'],
  ['https://pay2.example/sdk.js', 'https://pay2.example/sdk.js'],
  ['https://PAY.example:443/sdk.js', 'https://pay.example/sdk.js'],
  ['https://shop.example/sdk.js', 'https://shop.example/sdk.js'],
  ['/sdk.js', 'https://shop.example/sdk.js'],
] as const)
  test(`accepts ${href}`, () => {
    assert.is(toSdkUrl(href, ORIGINS), url);
  });

for (const listed of ['https://more.example', ' https://a.example\n https://more.example '])
  test(`accepts an origin that the embedder allows: ${JSON.stringify(listed)}`, () => {
    const url = `https://more.example/${listed.length}.js`;
    assert.match(rejectedUrlError(url), url);
    stub(script.options, { sdkOrigins: listed });
    assert.is(toSdkUrl(url, ORIGINS), url);
  });

test('logs the rejected URL and the allowed origins', () => {
  stub(script.options, { sdkOrigins: 'https://more.example' });
  const message = rejectedUrlError('https://evil.example/x.js');
  assert.match(
    message,
    'invalid-sdk-url: sdkUrl must be of https://pay.example, https://pay2.example, https://more.example or',
  );
  for (const part of ['https://evil.example/x.js', 'data-sdk-origins']) assert.match(message, part);
});

test('logs that the URL is missing', () => {
  assert.match(rejectedUrlError(''), 'it is missing');
});

test.run();
