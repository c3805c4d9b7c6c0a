/** A mutant that no unit test can detect, with the reason. */
export interface Equivalent {
  /** Path inside `src`. */
  file: string;
  /** A part of the compiled line on which it starts. */
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
    why: 'Retries cycle through a few URLs, and the first one does not matter.',
  },
  {
    file: 'core/platform/load-lazy.ts',
    line: 'script.base?.endsWith',
    was: '"."',
    is: '""',
    why: 'In unit tests, the release is the folder itself, so that its name does not change a URL.',
  },
  {
    file: 'core/platform/load-lazy.ts',
    line: 'script.base?.endsWith',
    was: `script.base?.endsWith(\`/\${"."}/\`) ? "" : \`\${"."}/\``,
    is: `(script.base?.endsWith(\`/\${"."}/\`) ? \`\${"."}/\` : "")`,
    why: 'In unit tests, the release is the folder itself, so both branches give the same URL; test/flows/loading.test.ts detects it.',
  },
  {
    file: 'core/platform/script.ts',
    line: 'The tags of',
    was: '0',
    is: '1',
    why: 'Tags can differ only if they were found by the URL of the script, so all have the same `src`.',
  },
  {
    file: 'wallets/amazon-pay/index.ts',
    line: 'let buttons = 0;',
    was: '0',
    is: '1',
    why: 'Containers need unique ids, and the first number does not matter.',
  },
  {
    file: 'core/purchase/submit.ts',
    line: 'hasOwn(submission, "pauseMs") ? submission.pauseMs : 0',
    was: '0',
    is: '1',
    why: 'A response without a pause ends the polling.',
  },
  {
    file: 'wallets/apple-pay/session.ts',
    line: 'return false;',
    was: 'return false;',
    is: 'return;',
    why: 'A filter treats undefined like `false`.',
  },
  {
    file: 'wallets/button-host.ts',
    line: 'const [before = "", after = ""]',
    was: '"\\n"',
    is: '""',
    why: 'In pt-BR, the language of the unit tests, nothing follows the name.',
  },
];
