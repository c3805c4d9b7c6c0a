import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { host } from '../../src/core/host';
import { createCart, groupNode, optionNode } from '../setup/fake-cart';

test('speaks the language of the page', () => {
  assert.is(host.t('modal.close'), 'Fechar');
  assert.is(host.money({ amount: '1.5', currencyCode: 'BRL' }), '1.50');
});

test('turns a wallet’s address into ours', () => {
  assert.is(host.address({ country: 'UK' }).country, 'GB');
});

test('tells the rows, the choices and the errors of a sheet', () => {
  const cart = createCart({ groups: [groupNode('g1', [optionNode('a')])] });
  assert.is(host.summary(cart)[0]?.kind, 'subtotal');
  assert.is(host.choices(cart)[0]?.id, 'a');
  assert.equal(host.errors({ type: 'decelerate', reason: 'dynamic_tax' }), [{ on: 'other', message: '' }]);
});

test('holds nothing but functions, which a side module can call apart from it', () => {
  for (const [name, value] of Object.entries(host)) assert.type(value, 'function', name);
});

test.run();
