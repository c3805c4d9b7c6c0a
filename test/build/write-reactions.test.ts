import '../run/dom';
import * as assert from 'uvu/assert';
import { writeReactions } from '../../build/write-reactions';
import { test } from '../run/suite';

test('prints what is done about each code, with the text that a sheet shows', () => {
  const text = writeReactions([]);
  assert.match(text, /^CAPTCHA_COMPLETION_REQUIRED +decelerate +captcha_required$/m);
  assert.match(text, /^ADDRESS_FIELD_IS_REQUIRED:city +show +city Preencha o campo \S+\.$/m);
});

test('prints it as one object', () => {
  assert.is(JSON.parse(writeReactions(['--json'])).CAPTCHA_COMPLETION_REQUIRED.do, 'decelerate');
});

test.run();
