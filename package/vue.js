import { computed, h, shallowRef } from 'vue';
import { getLoadState, getServerState, loadWallets, rendered, retryLoad, watchLoad } from './load.js';
import { ELEMENTS, toAttributeName, toAttributeValue } from './properties.js';

/** Reserves the space of the button and of the link to more options until the script renders them (docs/embedding.md). */
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>'.repeat(2);

/** Matches what Vue itself reads: classes, styles and listeners. */
const OF_VUE = /^(class|style|key|ref|on[A-Z].*)$/;

/** State of the load; on a server it doesn't change. */
const state = shallowRef(getServerState());

export function useWallets() {
  return {
    status: computed(() => state.value.status),
    error: computed(() => state.value.error),
    retry: retryLoad,
  };
}

/**
 * Creates the component of an element. The script replaces the element's content, so the skeleton is markup, which Vue doesn't track.
 *
 * @param {string} name of the element
 */
const createComponent = name =>
  Object.assign(
    (/** @type {Record<string, unknown>} */ { skeleton, ...props }) => {
      // Nothing would replace the skeleton.
      if (state.value.status === 'failed') return undefined;
      const attributes = Object.entries(props).map(([prop, value]) =>
        OF_VUE.test(prop) ? [prop, value] : [toAttributeName(prop), toAttributeValue(name, prop, value)],
      );
      const innerHTML = skeleton ?? (name === ELEMENTS[0] ? SKELETON : '');
      const onVnodeMounted = (/** @type {import('vue').VNode} */ { el }) => rendered.add(el);
      return h(name, { innerHTML, ...Object.fromEntries(attributes), onVnodeMounted });
    },
    { displayName: name, inheritAttrs: false },
  );

/** @type {import('vue').Plugin<[import('./vue').WalletsOptions?]>} */
export default {
  install(app, { script, ...options } = {}) {
    for (const name of ELEMENTS) app.component(name, createComponent(name));
    // A server renders the elements, and the browser loads the script.
    if (typeof document === 'undefined') return;
    watchLoad(() => {
      state.value = getLoadState();
    });
    // Components get the error by `useWallets`.
    if (script) loadWallets(script, options).catch(() => {});
  },
};
