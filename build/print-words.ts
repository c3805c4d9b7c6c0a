import { runCommand } from './command.mjs';
import { writeWords } from './write-words';

/**
 * Prints what each text reads in every language, one row a key with tabs between the columns: `npm run -s words`, or
 * `-- fr de` for those languages. `--texts fr` prints the texts of a language without their keys, sorted by their letters,
 * for somebody who translates them back and must not guess.
 */
await runCommand(import.meta.url, words => `${writeWords(words)}\n`);
