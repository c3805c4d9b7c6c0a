import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../shop/web/wallets';
import { browserSuite } from '../drivers/browser';
import { DRIVERS } from './drivers';
import { playCells } from './play-cells';
import { printTable, toCells } from './table';

const test = browserSuite('outcomes');
const table = suite('outcomes, table');

const cells = toCells(DRIVERS);

playCells(test, cells);

table('every wallet that the shop can offer has a row', () => {
  assert.equal(DRIVERS.map(({ wallet }) => wallet).sort(), [...WALLET_NAMES, 'more_options'].sort());
});

table('every wallet has been played on every page to every end that it can have there', () => {
  console.log(printTable(cells));
  for (const { wallet, page, outcome, play, isDone, reason } of cells)
    assert.ok(play ? isDone : reason, `${wallet} on the ${page} page: ${outcome}`);
});

test.run();
table.run();
