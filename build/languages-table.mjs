import { languages } from './languages.mjs';
import { toEnding } from './locales-plugin.mjs';
import { toTable } from './to-table.mjs';

const titles = new Intl.DisplayNames(['en'], { type: 'language' });

/** The table of docs/languages.md. */
export const languagesTable = toTable(
  ['`<lang>`', 'language', 'purchase and consent'],
  Object.entries(languages).map(([name, language]) => [
    `\`${name}\``,
    `${titles.of(language)}${name === language ? '' : `, a copy of \`${language}\``}`,
    ['checkout', 'consent'].map(file => `\`${file}${toEnding(language)}.js\``).join(', '),
  ]),
);
