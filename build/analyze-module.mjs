import { parse } from 'acorn';

/**
 * The fields of a syntax tree's node that are read here.
 *
 * @typedef {{ type: string; start: number; end: number; [key: string]: any }} Node
 */

/**
 * Names of the bindings that are a module's state, and of the exports that it reassigns.
 *
 * @typedef {{ state: string[]; reassigned: string[] }} Analysis
 */

/** Methods that change the object that they are called on. */
const MUTATING =
  /^(add|append|clear|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift|copyWithin|replaceSync)$/;

/** Functions without side effects that return data. */
const PURE =
  /^(nullProto|RegExp|String|Number|Boolean|Symbol|BigInt|URL|Set|Map|Date)$|^(Object|Array|Math|JSON|Number|String)\./;

/** Methods of literals that return a new value. */
const COPYING =
  /^(map|filter|flatMap|flat|concat|slice|join|split|trim|replace|replaceAll|toUpperCase|toLowerCase|match|repeat)$/;

/**
 * Finds the state of a module: top-level bindings that a function assigns, top-level objects that a function changes, and results of
 * calls that may have state. A module without state can be in several bundles of a page.
 *
 * @param {string} code a module in JavaScript
 * @returns {Analysis}
 */
export function analyzeModule(code) {
  const { body } = /** @type {Node} */ (parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  const declared = new Map(
    body.flatMap((/** @type {Node} */ statement) => readBindings(statement.declaration ?? statement)),
  );
  const state = new Set();
  const assigned = new Set();
  for (const statement of body)
    walk(statement, [], false, (name, isBinding, isDeferred) => {
      if (!declared.has(name)) return;
      if (isBinding) assigned.add(name);
      // An object that only the evaluation fills is a table, which is equal in each copy.
      if (isDeferred) state.add(name);
    });
  for (const [name, value] of declared) if (value && !isData(value)) state.add(name);
  return {
    state: [...state].sort(),
    reassigned: readExports(body).flatMap(([exported, local]) =>
      state.has(local) && assigned.has(local) ? exported : [],
    ),
  };
}

/**
 * Returns the names that a declaration binds, each with its initializer.
 *
 * @param {Node} declaration
 * @returns {[name: string, value: Node | undefined][]}
 */
function readBindings({ type, declarations, id }) {
  if (type === 'VariableDeclaration')
    return declarations.flatMap((/** @type {Node} */ { id, init }) =>
      readNames(id).map(name => /** @type {const} */ ([name, init ?? undefined])),
    );
  return /^(Function|Class)Declaration$/.test(type) && id ? [[id.name, undefined]] : [];
}

/**
 * @param {Node | null} pattern
 * @returns {string[]}
 */
function readNames(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  const { elements, properties, argument, left, value } = pattern;
  return [
    ...(elements ?? properties ?? []),
    argument,
    left,
    pattern.type === 'Property' ? value : null,
  ].flatMap(readNames);
}

/**
 * @param {Node[]} body
 * @returns {[exported: string, local: string][]}
 */
function readExports(body) {
  return body.flatMap(({ type, source, declaration, specifiers = [] }) => {
    if (type !== 'ExportNamedDeclaration' || source) return [];
    if (declaration)
      return readBindings(declaration).map(([name]) => /** @type {[string, string]} */ ([name, name]));
    return specifiers.map((/** @type {Node} */ { exported, local }) => [
      exported.name ?? exported.value,
      local.name,
    ]);
  });
}

/**
 * Reports each change of a binding or of the object that it refers to, except for a function's own names.
 *
 * @param {unknown} node
 * @param {string[]} own names that the enclosing functions declare
 * @param {boolean} isDeferred true inside a function
 * @param {(name: string, isBinding: boolean, isDeferred: boolean) => void} report
 */
function walk(node, own, isDeferred, report) {
  if (Array.isArray(node)) for (const each of node) walk(each, own, isDeferred, report);
  if (!isNode(node)) return;
  const isFunction = /Function|MethodDefinition|PropertyDefinition/.test(node.type);
  const inner = /Function/.test(node.type)
    ? [...own, ...node.params.flatMap(readNames), ...readLocals(node.body)]
    : node.type === 'BlockStatement' || /^For/.test(node.type)
      ? [...own, ...readLocals(node)]
      : own;
  const deferred = isDeferred || isFunction;
  const change = (/** @type {Node} */ target, isAssignment = false) => {
    for (const name of readTargets(target))
      if (!inner.includes(name)) report(name, isAssignment && readNames(target).includes(name), deferred);
  };
  if (node.type === 'AssignmentExpression') change(node.left, true);
  if (node.type === 'UpdateExpression') change(node.argument, true);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') change(node.argument);
  if (node.type === 'CallExpression') {
    const { callee, arguments: input } = node;
    const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '';
    if (MUTATING.test(method)) change(callee.object);
    // `Object.assign(target)`, `Reflect.set(target)` and other functions that change their first argument.
    const isChange = /^(assign|set|defineProperty|defineProperties|setPrototypeOf|deleteProperty)$/.test(
      method,
    );
    if (isChange && /^(Object|Reflect)$/.test(callee.object.name) && input[0]) change(input[0]);
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'type') walk(value, inner, deferred, report);
}

/** @param {unknown} value @returns {value is Node} */
const isNode = value => typeof Object(value).type === 'string';

/**
 * Returns the names that an assignment to this target changes.
 *
 * @param {Node} target
 * @returns {string[]}
 */
function readTargets(target) {
  if (target.type === 'MemberExpression') return readTargets(target.object);
  if (target.type === 'ChainExpression') return readTargets(target.expression);
  return readNames(target);
}

/**
 * Returns the names that a block declares, without those of functions in it.
 *
 * @param {Node} node
 * @returns {string[]}
 */
function readLocals(node) {
  /** @type {string[]} */
  const names = [];
  const visit = (/** @type {unknown} */ each) => {
    if (Array.isArray(each)) each.forEach(visit);
    if (!isNode(each)) return;
    names.push(...readBindings(each).map(([name]) => name));
    if (each.type === 'CatchClause') names.push(...readNames(each.param));
    if (!/Function/.test(each.type)) Object.values(each).forEach(visit);
  };
  visit(node.type === 'BlockStatement' ? node.body : [node.init, node.left, node.body]);
  return names;
}

/**
 * Returns whether an expression is only data or code, without state.
 *
 * @param {Node | null | undefined} node
 * @returns {boolean}
 */
function isData(node) {
  if (!node) return true;
  if (
    /Function|Literal$|^(Identifier|ClassExpression|MemberExpression|ThisExpression|MetaProperty)$/.test(
      node.type,
    )
  )
    return true;
  if (node.type === 'ArrayExpression') return node.elements.every(isData);
  if (node.type === 'ObjectExpression')
    return node.properties.every((/** @type {Node} */ each) => isData(each.value ?? each.argument));
  if (node.type === 'SpreadElement' || node.type === 'UnaryExpression') return isData(node.argument);
  if (node.type === 'ChainExpression') return isData(node.expression);
  if (/^(Binary|Logical)Expression$/.test(node.type)) return isData(node.left) && isData(node.right);
  if (node.type === 'ConditionalExpression') return isData(node.consequent) && isData(node.alternate);
  if (node.type === 'TemplateLiteral') return node.expressions.every(isData);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { callee, arguments: input } = node;
  const name = toName(callee);
  const isCopy =
    callee.type === 'MemberExpression' && COPYING.test(callee.property.name) && isData(callee.object);
  return (PURE.test(name) || isCopy) && input.every(isData);
}

/** @param {Node} callee */
function toName({ name, object, property }) {
  return name ?? (object?.name ? `${object.name}.${property?.name}` : '');
}
