import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { execute } from '../../build/command.mjs';
import { names } from '../../build/languages.mjs';
import { writeWords } from '../../build/write-words';

const print = (...words: string[]) => writeWords(words).split('\n');

test('prints a row for each key, and a column for each language that is asked for', () => {
  const rows = print('en', 'de');
  assert.is(rows[0], 'key\ten\tde');
  assert.ok(rows.includes('modal.close\tClose\tSchließen'));
  assert.ok(rows.includes('buyer_consent.policy\tCancellation policy\tKündigungsbedingungen'));
  for (const row of rows) assert.is(row.split('\t').length, 3, row);
});

test('prints every language where none is asked for', () => {
  assert.equal(print()[0]?.split('\t').slice(1), names);
});

test('prints the texts of a language without a word that tells what they are for', () => {
  const rows = print('--texts', 'fr');
  assert.ok(rows.includes('Acheter'));
  assert.not.match(rows.join(), /\t|buttons\./);
});

test('says which languages there are where it is asked for another', async () => {
  const { status, stderr, stdout } = await execute(() => writeWords(['klingon']));
  assert.is(status, 1);
  assert.match(stderr, /no words in klingon, but in ar, /);
  assert.is(stdout, '');
});

test.run();
