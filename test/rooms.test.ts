import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FLOORS, files, roomOf } from './run/source-imports';
import { readChapters } from './specification/document';

const rooms = readChapters('docs/architecture.md').find(({ anchor }) => anchor === 'rooms')?.text ?? '';
const rows = [...rooms.matchAll(/^\| `([^`]+)` \| \[`([^`]+)`\]\(\.\.\/([^)]+)\) \| (.+) \|$/gm)];

/** Text of a file in one line, without what makes a comment of it. */
const toLine = (text: string) =>
  text
    .replace(/^\s*(\/\*\*|\*\/?) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

test('the rooms of the document are those of the imports, in the order of their floors', () => {
  assert.equal(
    rows.map(([, room]) => room),
    FLOORS,
  );
});

test('every folder of the core, of the wallets and of the user interface is a room', () => {
  const folders = new Set(files.filter(file => /^(core|wallets|ui)\//.test(file)).map(roomOf));
  assert.equal([...folders].sort(), [...FLOORS].sort());
});

for (const [, room = '', name = '', path = '', sentence = ''] of rows)
  test(`the main file of ${room} begins with the room's sentence`, () => {
    assert.is(path, join('src', room, name));
    const [top = ''] = readFileSync(path, 'utf8').split(/^import /m);
    assert.ok(toLine(top).startsWith(`The room \`${room}\`. ${sentence}`), sentence);
  });

test.run();
