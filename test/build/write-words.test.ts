import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { carryOut } from '../../build/command.mjs';
import { writeWords } from '../../build/write-words';

const print = (...words: string[]) => writeWords(words).split('\n');

test('prints a row for each key, and a column for each language that is asked for', () => {
  const rows = print('en', 'de');
  assert.is(rows[0], 'key\ten\tde');
  assert.ok(rows.includes('modal.close\tClose\tSchließen'));
  assert.ok(rows.includes('buyer_consent.policy\tCancellation policy\tKündigungsbedingungen'));
  assert.ok(rows.length > 55 && rows.every(row => row.split('\t').length === 3));
});

test('prints every language where none is asked for', () => {
  assert.is(print()[0]?.split('\t').length, 30);
});

test('prints the texts of a language without a word that tells what they are for', () => {
  const rows = print('--texts', 'fr');
  assert.ok(rows.includes('Acheter'));
  assert.not.match(rows.join(), /\t|buttons\./);
});

test('says which languages there are where it is asked for another', async () => {
  const { status, stderr, stdout } = await carryOut(() => writeWords(['klingon']));
  assert.is(status, 1);
  assert.match(stderr, /no words in klingon, but in en, /);
  assert.is(stdout, '');
});

test.run();
