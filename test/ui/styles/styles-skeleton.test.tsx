import '../../run/dom';
import { createRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Skeleton } from '../../../src/ui/styles/styles';
import { settle } from '../../fakes/settle';

test('is there for the eye alone', async () => {
  const place = document.createElement('div');
  createRoot(place).render(<Skeleton />);
  await settle();
  const skeleton = place.firstElementChild;
  assert.is(skeleton?.className, 'skeleton');
  assert.is(skeleton?.getAttribute('aria-hidden'), 'true');
  assert.is(skeleton?.textContent, '');
});

test.run();
