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

table('every wallet has been played on every page that can have it, and some wallet to every end', () => {
  console.log(printTable(cells));
  for (const cell of cells) {
    const { play, twins = [cell, cell], reason } = cell;
    assert.ok(play ? twins.every(({ isDone }) => isDone) : reason, titleOf(cell));
    const [sameWallet, sameEnd] = twins;
    if (play)
      assert.equal(
        [sameWallet?.wallet, sameWallet?.page, sameEnd?.outcome],
        [cell.wallet, cell.page, cell.outcome],
      );
  }
  const listWallets = (from: typeof cells) =>
    [...new Set(from.map(({ wallet, page }) => `${wallet} on the ${page} page`))].sort();
  const listEnds = (from: typeof cells) => [...new Set(from.map(({ outcome }) => outcome))].sort();
  const playable = cells.filter(({ play }) => play);
  assert.equal(listWallets(sample), listWallets(playable));
  assert.equal(listEnds(sample), listEnds(playable));
});

test.run();
table.run();
