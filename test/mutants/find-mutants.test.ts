import { parse } from 'acorn';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findMutants } from './find-mutants';

const MODULES: [what: string, code: string, changed: string[]][] = [
  ['an operator', 'x = a === b', ['a !== b', ';']],
  ['a logical operator', 'x = a && b', ['a || b', ';']],
  ['a condition', 'if (a) b()', ['if (!(a)) b()', ';']],
  ['a choice', 'x = a ? b : c', ['(a ? c : b)', ';']],
  ['a denial', 'x = !a', ['a', ';']],
  ['a number, a string and a boolean', 'x = [1, "a", true]', ['2', '""', 'false', ';']],
  ['a return value', 'function f() { return a }', ['return;']],
  ['no import and no export', 'import a from "a"; const b = a; export { b }', []],
];

for (const [what, code, changed] of MODULES)
  test(`changes ${what}`, () => {
    const mutants = findMutants(code);
    const texts = mutants.map(({ text }) => (/^\(\w \W+ \w\)$/.test(text) ? text.slice(1, -1) : text));
    assert.equal(texts.sort(), changed.sort());
    for (const { start, end } of mutants) assert.ok(start < end && end <= code.length);
  });

test('every mutant is a valid module', () => {
  const code = 'x = (a ?? b ?? c) || !(d && (e ?? f))';
  for (const { start, end, text } of findMutants(code))
    parse(code.slice(0, start) + text + code.slice(end), { ecmaVersion: 'latest', sourceType: 'module' });
});

test.run();
