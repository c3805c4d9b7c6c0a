import { readdirSync, statSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pictures } from '../../build/pictures.mjs';

/** A page with all of them stays light. */
const LIMIT_BYTES = 40_000;

test('docs/pictures has the pictures that npm run pictures takes, and no others', () => {
  assert.equal(
    readdirSync('docs/pictures').sort(),
    Object.keys(pictures)
      .map(name => `${name}.png`)
      .sort(),
  );
});

for (const name of Object.keys(pictures))
  test(`the picture ${name} is there, and light`, () => {
    const { size } = statSync(`docs/pictures/${name}.png`);
    assert.ok(size > 1000 && size < LIMIT_BYTES, `${size} B`);
  });

test.run();
