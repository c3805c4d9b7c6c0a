import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADDRESS } from '../fakes/answers';
import { cartNode, lineNode } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { openPayment } from '../fakes/open-payment';

for (const requiresShipping of [true, false])
  test(`sets ${requiresShipping ? 'the' : 'no'} shipping address of a sheet that tells one where requiresShipping is ${requiresShipping}`, async () => {
    const clock = fakeClock();
    const cart = cartNode({ lines: [lineNode({ merchandise: { requiresShipping } })] });
    const opened = await openPayment({ cart });
    const action = await clock.run(opened.pay({ shippingAddress: ADDRESS }));
    clock.restore();
    const [identity] = opened.identities[0] ?? [];
    const addresses = identity?.deliveryAddressPreferences?.map(({ deliveryAddress }) => deliveryAddress);
    assert.is(identity?.email, 'ana@example.com');
    assert.equal(addresses, requiresShipping ? [ADDRESS] : undefined);
    assert.is(action.type, 'complete');
  });

test.run();
