import { drawButton } from './button-frame';
import { pay } from './checkout';
import { readControl } from './control';
import { flowOf, isFundingEligible } from './funding';
import { openPaymentWindow } from './payment-window';
import { findStyleFault, type GivenStyle } from './style-rules';
import type { Component, FundingSource, Options } from './types';

/** `paypal.Buttons`: one standalone button. */
export function Buttons(given: Options = {}): Component {
  let options = given;
  const source: FundingSource = given.fundingSource ?? 'paypal';
  const isEligible = () => isFundingEligible(source, flowOf(options), readControl().ineligible);
  let remove: (() => void) | undefined;
  let isEnabled = true;
  let isClosed = false;

  check(given);

  function check({ style = {} }: Options) {
    const fault = isEligible() && findStyleFault(style as GivenStyle, source);
    if (fault) throw fault;
  }

  function click() {
    const control = readControl();
    // A button that `onInit` disabled still tells of a click.
    if (isEnabled) pay(options, source, kind => openPaymentWindow(source, kind, control), control);
    else
      void options.onClick?.({ fundingSource: source }, { resolve: async () => {}, reject: async () => {} });
  }

  return {
    isEligible,
    async render(target) {
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container) throw new Error(`Document is ready and element ${target} does not exist`);
      if (!isEligible()) throw new Error(`${source} is not eligible`);
      if (readControl().noFrame) throw new Error('The sandbox was asked not to load the frame');
      const drawn = await drawButton(container, source, options.style ?? {}, click);
      if (isClosed) return drawn();
      remove = drawn;
      const toggle = (enabled: boolean) => async () => {
        isEnabled = enabled;
      };
      options.onInit?.({}, { enable: toggle(true), disable: toggle(false) });
    },
    async close() {
      isClosed = true;
      remove?.();
    },
    async updateProps(changed) {
      check({ ...options, ...changed });
      options = { ...options, ...changed };
    },
    resume() {},
    hasReturned: () => false,
  };
}
