import '../run/dom';
import * as assert from 'uvu/assert';
import { printReactions } from '../../build/reactions';
import { errorPolicies } from '../../src/core/errors/policies';
import { test } from '../run/suite';

const rows = (await printReactions([])).split('\n').map(row => row.trim().split(/ {2,}| (?=show )/));

test('prints the reaction to each code', () => {
  assert.equal(
    rows.find(([code]) => code === 'CAPTCHA_COMPLETION_REQUIRED'),
    ['CAPTCHA_COMPLETION_REQUIRED', 'decelerate', 'captcha_required'],
  );
});

for (const [code, reaction] of Object.entries(errorPolicies))
  if (reaction.do === 'show')
    test(`prints the text that a sheet shows for ${code}`, () => {
      const row = rows.find(([first]) => first === code)?.join(' ') ?? '';
      assert.match(row, / show .*\p{L}.*\./u);
      assert.not.match(row, reaction.key);
    });

test.run();
