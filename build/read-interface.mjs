/**
 * One member of an interface, as its comment describes it.
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type
 * @property {boolean} optional
 * @property {string} description
 * @property {string} [default]
 * @property {string} [needed] what it is needed for, from the tag `@needed`: `to show`, or `to pay`
 */

/** A member with its comment, at the first level of an interface. */
const MEMBER = /^ {2}\/\*\*(.*?)\*\/\n {2}(\w+)(\?)?: (.*?);$/gms;

/**
 * Reads the members of an interface, with what their comments say: types carry the documentation, and pages repeat it.
 *
 * @param {string} source text of a file of TypeScript
 * @param {string} name of the interface
 * @returns {Member[]}
 * @throws where the interface is missing, or a member of it has no comment
 */
export function readInterface(source, name) {
  const [, body] = new RegExp(`^export interface ${name}\\b[^{]*\\{\n(.*?)\n\\}`, 'ms').exec(source) ?? [];
  if (!body) throw new Error(`No interface ${name} is exported there.`);
  const members = [...body.matchAll(MEMBER)].map(([, comment = '', member = '', mark, type = '']) => ({
    name: member,
    optional: !!mark,
    type: type.replace(/\s+/g, ' '),
    ...readComment(comment),
  }));
  const bare = (body.match(/^ {2}\w+\??: /gm)?.length ?? 0) - members.length;
  if (bare) throw new Error(`${bare} members of ${name} have no comment: say what they mean.`);
  return members;
}

/** @param {string} comment */
function readComment(comment) {
  const text = comment
    .replace(/^ *\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [description = '', ...tags] = text.split(/ ?@(?=(?:default|needed) )/);
  const said = Object.fromEntries(tags.map(tag => [tag.split(' ')[0], tag.replace(/^\w+ /, '').trim()]));
  return { description, ...said };
}

/**
 * What an alias of a type stands for.
 *
 * @param {string} source
 * @param {string} name
 */
export const readAlias = (source, name) =>
  new RegExp(`^export type ${name} =\\s*(.*?);`, 'ms').exec(source)?.[1]?.replace(/\s+/g, ' ');
