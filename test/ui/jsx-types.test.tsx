/** @jsxImportSource react */
import '../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import type { Child } from '../../src/ui/jsx-runtime';
import { test } from '../run/suite';

const text = signal('');

function Box({ children }: { children: Child }) {
  return <div>{children}</div>;
}

test('the types of JSX reject what the build cuts from packages', () => {
  const rejected = [
    // @ts-expect-error
    <p>{text}</p>,
    // @ts-expect-error
    <p>{[text]}</p>,
    // @ts-expect-error
    <Box>{text}</Box>,
    // @ts-expect-error
    <p title={text} />,
    // @ts-expect-error
    <p style={{ color: text }} />,
    // @ts-expect-error
    <p style={{ margin: 8 }} />,
    // @ts-expect-error
    <p class="wide" />,
    // @ts-expect-error
    <p translate="no" />,
    // @ts-expect-error
    <a href="/" download>
      Save
    </a>,
    // @ts-expect-error
    <input onChange={() => {}} />,
    // @ts-expect-error
    <input onFocus={() => {}} />,
    // @ts-expect-error
    <p onDoubleClick={() => {}} />,
    // @ts-expect-error
    <input defaultValue="" />,
    // @ts-expect-error
    <path strokeWidth={2} />,
    // @ts-expect-error
    <noscript />,
  ];
  assert.ok(rejected.length);
});

test('the types of JSX accept what preact renders by itself', () => {
  const accepted = [
    <p className="wide" style={{ margin: 0, color: 'red', '--gap': '8px' }} key="text" title={text.value}>
      {text.value}
      {[1, false, null, undefined, <Box key="box">{[<br key="br" />]}</Box>]}
    </p>,
    <button type="button" tabIndex={0} aria-busy={true} data-x="1" onClick={() => {}} ref={() => {}} />,
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 2" stroke-width="2" />
    </svg>,
  ];
  assert.ok(accepted.length);
});

test.run();
