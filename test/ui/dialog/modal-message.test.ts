import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showDialog } from '../../../src/ui/dialog/modal';
import { findDialog, readDialog } from '../../fakes/dialog';
import { find } from '../../fakes/page';
import { settle } from '../../fakes/settle';

test('tells the shopper how a purchase ended, with both ways to close', async () => {
  showDialog('Falha na transação', 'Este item não está mais disponível.');
  await settle();
  assert.equal(readDialog(), {
    title: 'Falha na transação',
    message: 'Este item não está mais disponível.',
  });
  find(findDialog(), '.icon');
  find(findDialog(), '.close').click();
});

test('shows what the server wrote as text', async () => {
  showDialog('', '<img src=x onerror=alert(1)>');
  await settle();
  assert.is(readDialog().message, '<img src=x onerror=alert(1)>');
  assert.is(findDialog().querySelector('img'), null);
  find(findDialog(), '.close').click();
});

test.run();
