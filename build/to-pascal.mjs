/** The name of an element's class, from its own. @param {string} name */
export const toPascal = name => name.replace(/(^|-)(\w)/g, (_, _mark, letter) => letter.toUpperCase());
