import { Component, createElement, Fragment, options } from 'preact';

/**
 * Removes the prototype of objects, because preact reads keys that may be absent and must not read the page's properties of
 * `Object.prototype`. The JSX transform imports this file.
 *
 * @param {unknown[]} objects
 */
function removePrototype(...objects) {
  for (const object of objects) if (Object(object) === object) Object.setPrototypeOf(object, null);
}

/**
 * `__r` is preact's mangled name of the hook that runs before a component renders. Signals also use it.
 *
 * @typedef {import('preact').Options & { __r?(vnode: { __c: { context: object } }): void }} Hooks
 */
const hooks = /** @type {Hooks} */ (options);
const { __r: beforeRender } = hooks;

// Preact wraps each tree in a fragment.
removePrototype(hooks, Component.prototype, Fragment.prototype);

hooks.__r = vnode => {
  // Preact also compares new elements with this object, which all trees share.
  removePrototype(vnode.__c.context);
  beforeRender?.(vnode);
};

/**
 * @param {string} type
 * @param {object} props
 * @param {string} [key]
 */
export function jsx(type, props, key) {
  const vnode = createElement(type, Object.assign(Object.create(null), props, { key }));
  removePrototype(Object(type).prototype, vnode.props, Object(vnode.props).style);
  return vnode;
}

export { Fragment, jsx as jsxs };
