import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../browser/drivers/browser';
import { toCells } from '../browser/faults/cells';
import { playCells } from '../browser/faults/play-cells';
import { printTable } from '../browser/faults/table';
import { WALKS } from '../browser/faults/walks';

/** Plays only the cells whose wallet, step and fault it fits. */
const wanted = new RegExp(process.env.FAULTS ?? '');

const cells = toCells(WALKS).filter(({ walk, step, fault }) =>
  wanted.test([walk.wallet, step, fault].join(' ')),
);
const test = browserSuite('faults');
const table = suite('faults, table');

playCells(test, cells);

table('every cell has been played to its end', () => {
  console.log(printTable(cells));
  for (const { cases, reason, walk, step, fault } of cells)
    assert.ok(reason ?? cases.every(({ end }) => end), [walk.wallet, step, fault].join(', '));
});

test.run();
table.run();
