/** A mutant that no unit test notices in the run over mutants, and why. */
export interface Equivalent {
  /** Path inside `src`. */
  file: string;
  /** A part of the line on which it begins, as compiled. */
  line: string;
  was: string;
  is: string;
  why: string;
}

export const equivalents: Equivalent[] = [
  {
    file: 'core/platform/load-lazy.ts',
    line: 'retries[name] ?? 0',
    was: '0',
    is: '1',
    why: 'Second attempts go round the same few URLs; it does not matter with which of them the round begins.',
  },
  {
    file: 'core/platform/load-lazy.ts',
    line: 'script.base?.endsWith',
    was: '"."',
    is: '""',
    why: 'The release of the unit tests is the folder itself, so that its name makes no difference to a URL.',
  },
  {
    file: 'core/platform/load-lazy.ts',
    line: 'script.base?.endsWith',
    was: `script.base?.endsWith(\`/\${"."}/\`) ? "" : \`\${"."}/\``,
    is: `(script.base?.endsWith(\`/\${"."}/\`) ? \`\${"."}/\` : "")`,
    why: 'In the unit tests the release is the folder itself, so both branches give the same URL; test/flows/loading.test.ts notices it.',
  },
  {
    file: 'core/platform/script.ts',
    line: 'None of the tags of',
    was: '0',
    is: '1',
    why: 'Tags can differ only where they were found by the URL of the script, so each of them has the same `src`.',
  },
  {
    file: 'wallets/amazon-pay/index.ts',
    line: 'let buttons = 0;',
    was: '0',
    is: '1',
    why: 'Each container needs an id of its own; it does not matter with which number the count begins.',
  },
  {
    file: 'wallets/shop-pay/delivery-promise.ts',
    line: 'let turn = 0;',
    was: '0',
    is: '1',
    why: 'Each question needs a number of its own; it does not matter with which number the count begins.',
  },
  {
    file: 'core/purchase/submit.ts',
    line: 'hasOwn(submission, "pauseMs") ? submission.pauseMs : 0',
    was: '0',
    is: '1',
    why: 'Nobody waits for an answer that names no pause: it ends the polling.',
  },
  {
    file: 'wallets/apple-pay/session.ts',
    line: 'return false;',
    was: 'return false;',
    is: 'return;',
    why: 'A filter takes nothing for as little a yes as `false`.',
  },
  {
    file: 'wallets/button-host.ts',
    line: 'const [before = "", after = ""]',
    was: '"\\n"',
    is: '""',
    why: 'In pt-BR, which the unit tests speak, the name is the last word, so that nothing stands after it.',
  },
];
