import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultSettings } from '../store/settings';
import { applyOverrides, OWN_PARAMETERS } from './overrides';

const SDKS = new URL('../sdk/', import.meta.url);

const controls = (await readdir(SDKS, { recursive: true })).filter(file => file.endsWith('/control.ts'));

for (const file of controls)
  test(`counts the parameter of sdk/${file} among the sandbox's own`, async () => {
    const text = await readFile(new URL(file, SDKS), 'utf8');
    const name = /^const (?:KEY|NAME) = '(.+)';$/m.exec(text)?.[1];
    assert.ok(name);
    assert.ok(OWN_PARAMETERS.has(name), name);
  });

test('replaces a setting for one view, and leaves out what it cannot be', () => {
  const query = new URLSearchParams({ country: 'PT', currency: 'seashells', locale: 'pt-BR' });
  const settings = applyOverrides(defaultSettings, query);
  assert.is(settings.country, 'PT');
  assert.is(settings.currency, defaultSettings.currency);
});

test('takes nothing of a shopper for its own', () => {
  for (const name of ['discount', 'utm_source', 'variant', 'payment', 'storefront_wallet'])
    assert.not.ok(OWN_PARAMETERS.has(name), name);
});

test.run();
