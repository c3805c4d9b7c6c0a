/** Code points that the WebDriver specification gives to keys without a sign, by their names in a page's events. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
};

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** A key, or a chord as in `Shift+Tab`: all go down in their order, and up in the opposite one. */
export function toKeyActions(chord: string): KeyAction[] {
  const keys = chord.split('+').map(key => KEYS[key] ?? key);
  const unknown = keys.find(key => [...key].length !== 1);
  if (unknown) throw new Error(`The driver of WebKit knows no key ${unknown}: add it to its table`);
  return [
    ...keys.map(value => ({ type: 'keyDown' as const, value })),
    ...keys.toReversed().map(value => ({ type: 'keyUp' as const, value })),
  ];
}

/** Types a text, sign by sign. */
export const toTypingActions = (text: string) => [...text].flatMap(toKeyActions);
