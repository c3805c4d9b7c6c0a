import { sections } from './sections';

/** Prints the specification's statements with the tests that hold them: `npm run -s specification`. */
for (const { title, statements } of sections) {
  console.log(`\n${title}\n`);
  for (const { says, shown, decision } of statements) {
    console.log(`  ${says}`);
    for (const test of shown) console.log(`      ${test}`);
    if (decision) console.log(`      decided: ${decision}`);
  }
}
const statements = sections.flatMap(section => section.statements);
console.log(`\n${statements.length} statements in ${sections.length} sections`);
