import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../shop/web/wallets';
import { browserSuite } from '../drivers/browser';
import { type Cell, toCells } from './cells';
import { playCells, titleOf } from './play-cells';
import { SAMPLE } from './sample';
import { WALKS } from './walks';

const test = browserSuite('faults');
const table = suite('faults, table');

const all = toCells(WALKS);
const cells = SAMPLE.flatMap(([wallet, step, faults]) =>
  faults.map((fault): Cell => {
    const cell = all.find(cell => cell.walk.wallet === wallet && cell.step === step && cell.fault === fault);
    if (!cell?.cases[0]) throw new Error(`${wallet} has no ${fault} in ${step}`);
    return { ...cell, cases: cell.cases.slice(0, 1) };
  }),
);

const playable = all.filter(({ reason }) => !reason);
console.log(`\nFaults, ${cells.length} of ${playable.length} cells:`);
for (const cell of cells) for (const played of cell.cases) console.log(titleOf(cell, played));

playCells(test, cells);

table('every wallet that the shop can offer has its rows', () => {
  assert.equal(WALKS.map(({ wallet }) => wallet).sort(), [...WALLET_NAMES, 'more_options'].sort());
});

table('sixty cells have been played to their ends', () => {
  assert.is(cells.length, 60);
  for (const cell of cells) for (const played of cell.cases) assert.ok(played.end, titleOf(cell, played));
});

test.run();
table.run();
