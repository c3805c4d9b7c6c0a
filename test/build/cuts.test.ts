import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Cut, cutModule } from '../../build/cuts.mjs';

const TEXT =
  'import{o as n}from"p";let t=n.vnode;n.vnode=e=>{e.type?e.ref=t:n.a(e)};n.b=e=>{if(e){let i=e.p;i()}};';

/** The cuts of `TEXT`: a statement and the content of a block. */
const CUTS: Cut[] = [
  { what: 'sets the hook', why: '', from: '$.vnode=$=>{', hash: '0fed37b13934' },
  { what: 'calls p', why: '', from: '{let $=$.p;', hash: '6a3f6068e005' },
];

const cut = (text: string) => cutModule('p.mjs', text, CUTS);

/** Returns the message with which the build rejects a text. */
const reject = (text: string) =>
  cut(text).then(
    () => 'accepted',
    error => String(error.message),
  );

test('cuts a statement and the content of a block, and keeps the positions of the rest', async () => {
  const left = await cut(TEXT);
  assert.is(left.replace(/ {2,}/g, ' '), 'import{o as n}from"p";let t=n.vnode;; n.b=e=>{if(e){} };');
  assert.is(left.indexOf('n.b'), TEXT.indexOf('n.b'));
});

test('accepts other names of a minifier', async () => {
  const renamed = TEXT.replaceAll('e=>', 'r=>').replace('e.type?e.ref=t:n.a(e)', 'r.type?r.ref=t:n.a(r)');
  assert.is((await cut(renamed.replace('if(e){let i=e.p;i()}', 'if(r){let u=r.p;u()}'))).length, TEXT.length);
});

for (const [change, text] of Object.entries({
  'another property': TEXT.replace('e.ref', 'e.key'),
  'another operator': TEXT.replace('i()', '!i()'),
  'another call': TEXT.replace('n.a(e)', 'n.c(e)'),
  'one more statement': TEXT.replace('n.a(e)}', 'n.a(e);t()}'),
}))
  test(`rejects ${change} in a cut, and says what to do`, async () => {
    const message = await reject(text);
    assert.match(message, /^p\.mjs has changed the code that (sets the hook|calls p): check /);
    const [, hash = ''] = /to (\w{12}) in build\/cuts\.mjs\.$/.exec(message) ?? [];
    const corrected = CUTS.map(each => (message.includes(each.what) ? { ...each, hash } : each));
    assert.is((await cutModule('p.mjs', text, corrected)).length, text.length);
  });

for (const [place, text] of Object.entries({
  'no statements': TEXT.replace('n.vnode=', 'n.element='),
  '2 statements': `${TEXT}t.vnode=e=>{}`,
}))
  test(`rejects ${place} where one is to cut`, async () => {
    const message = await reject(text);
    assert.is(
      message,
      `p.mjs has ${place} that begin with $.vnode=$=>{: update the cut "sets the hook" in build/cuts.mjs.`,
    );
  });

test.run();
