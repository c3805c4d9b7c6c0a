import { Component, createElement, Fragment, options } from 'preact';
// compat must set its hook before this file wraps it.
import 'preact/compat';

/**
 * Removes the prototype of objects, because preact reads keys that may be absent and must not read the page's properties of
 * `Object.prototype`. This file replaces `preact/jsx-runtime`.
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
const { vnode: normalize, __r: beforeRender } = hooks;

removePrototype(hooks, Component.prototype);

hooks.vnode = vnode => {
  const { type, props } = vnode;
  removePrototype(Object(type).prototype, props, Object(props).style);
  normalize?.(vnode);
  // compat may have replaced the props.
  removePrototype(vnode.props);
  const { class: className, ...others } = Object(vnode.props);
  // If `Object.prototype` has a `class`, the element inherits it, and preact would set that property instead of the attribute.
  if (className && typeof type === 'string')
    vnode.props = Object.assign(Object.create(null), others, { className });
};

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
export const jsx = (type, props, key) =>
  createElement(type, Object.assign(Object.create(null), props, { key }));

export { Fragment, jsx as jsxs };
