import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../shop/web/wallets';
import { browserSuite } from '../drivers/browser';
import { DRIVERS } from './drivers';
import { PLACES } from './places';
import { printTable, toCells } from './table';

const test = browserSuite('outcomes');
const table = suite('outcomes, table');

const cells = toCells(DRIVERS);

for (const cell of cells) {
  const { wallet, setting, page, outcome, play } = cell;
  const place = PLACES[page];
  if (play)
    test(
      `${wallet} on the ${page} page: ${outcome}`,
      async stage => {
        await play({ ...stage, place, open: query => place.open(stage, setting, query) });
        cell.isDone = true;
      },
      { keepsPages: play.comesBack },
    );
}

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
