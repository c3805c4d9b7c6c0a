import { writeReactions } from './write-reactions';

/**
 * Prints what is done about each code of the server, from the table that decides it: `npm run -s reactions`, or with
 * `--json` as one object.
 */
console.log(writeReactions(process.argv.slice(2)));
