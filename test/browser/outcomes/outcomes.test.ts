import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../shop/web/wallets';
import { browserSuite } from '../drivers/browser';
import { DRIVERS } from './drivers';
import { playCells, titleOf } from './play-cells';
import { sampleCells } from './sample';
import { printTable, toCells } from './table';

const test = browserSuite('outcomes');
const table = suite('outcomes, table');

const cells = toCells(DRIVERS);
const sample = sampleCells(cells);

playCells(test, sample);

table('every wallet that the shop can offer has a row', () => {
  assert.equal(DRIVERS.map(({ wallet }) => wallet).sort(), [...WALLET_NAMES, 'more_options'].sort());
});

table(
  'every wallet has been played on every page that can have it, and to every end there is on each',
  () => {
    console.log(printTable(cells));
    for (const cell of cells) {
      const { play, twins = [cell, cell], reason } = cell;
      assert.ok(play ? twins.every(({ isDone }) => isDone) : reason, titleOf(cell));
      const [sameWallet, sameEnd] = twins;
      if (play)
        assert.equal(
          [sameWallet?.wallet, sameEnd?.outcome, sameWallet?.page, sameEnd?.page],
          [cell.wallet, cell.outcome, cell.page, cell.page],
        );
    }
    const played = (key: 'wallet' | 'outcome', from: typeof cells) =>
      [...new Set(from.map(cell => `${cell[key]} on the ${cell.page} page`))].sort();
    const playable = cells.filter(({ play }) => play);
    for (const key of ['wallet', 'outcome'] as const)
      assert.equal(played(key, sample), played(key, playable));
  },
);

test.run();
table.run();
