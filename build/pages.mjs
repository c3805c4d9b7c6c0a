/** The pages that have generated parts, from the root of the repository. */
export const pages = [
  'README.md',
  'docs/embedding.md',
  'docs/wallets.md',
  'docs/styling.md',
  'docs/operations.md',
];
