import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getSubscriptionPolicy } from '../../src/core/server/subscription-policy';
import { openPolicy } from '../../src/ui/consent/policy-modal';
import { openModal } from '../../src/ui/dialog/modal';
import { CONFIG } from '../fakes/config';
import { findDialogs } from '../fakes/dialog';
import { fakeFetch, result } from '../fakes/fake-fetch';
import { find } from '../fakes/page';
import { until } from '../fakes/settle';

const BODY = '<p>Cancele.</p><img src="x" onerror="alert(1)">';

test('the browser’s own sanitizer shows the policy where there is one, and nothing else does', async () => {
  const shown: string[] = [];
  Object.defineProperty(HTMLElement.prototype, 'setHTML', {
    value: (html: string) => shown.push(html),
    configurable: true,
  });
  const server = fakeFetch({ subscriptionPolicyQuery: result({ subscriptionPolicy: { body: BODY } }) });
  openPolicy(CONFIG, { openModal, getSubscriptionPolicy });
  await until(() => shown.length);
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
  server.restore();
  assert.equal(shown, [BODY]);
  assert.is(findDialogs()[0]?.querySelector('img'), null);
  assert.is(findDialogs()[0]?.querySelector('.policy')?.childNodes.length, 0);
  find(findDialogs()[0], '.icon').click();
  assert.equal(findDialogs(), []);
});

test.run();
