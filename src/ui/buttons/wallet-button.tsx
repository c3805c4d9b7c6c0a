import { running, unavailable } from '../../core/click/click';
import { marks, t } from '../../core/labels/i18n';
import type { Assignment } from './assignment';
import { press } from './press';

/** Draws a wallet's button, or the place for the one that its SDK draws. */
export function WalletButton({
  element,
  registration: { brand, classes, isLink, label },
  page,
  wallet,
  host,
  disabled,
  click,
}: Assignment & { element: Element; click(): void }) {
  const isBusy = running.value?.owner === element;
  const status = running.value?.checkout.status.value ?? 'idle';
  // While its purchase is an order, or may be one, the button stays enabled: a click leads there again.
  const isBlocked = disabled.value || !['idle', 'unconfirmed', 'completed'].includes(status);

  // Is called again each time the button is drawn.
  const fill = (button: HTMLElement | null) => {
    if (!wallet.css && button && !button.firstChild) button.append(...host.label(!page.isOnDark));
  };

  // Themes style the link as an `a`, and their rules for `button` aren't meant for it. It has no URL: it does what a button
  // does, and is announced as one.
  const Tag = (isLink ? 'a' : 'button') as 'button';
  const kind = isLink
    ? ({ role: 'button', tabIndex: disabled.value ? -1 : 0, onKeyDown: press } as const)
    : ({ type: 'button', disabled: disabled.value } as const);
  // A running purchase sets `aria-disabled` alone. A button that is `disabled` would lose the focus, and a dialog could not
  // give it back.
  const state = { 'aria-disabled': isBlocked, 'aria-busy': isBusy, onClick: click };
  return (
    <>
      {wallet.mount ? (
        <div class="wallet" aria-disabled={isBlocked} aria-busy={isBusy} inert={disabled.value} />
      ) : (
        <Tag
          class={classes ?? `wallet drawn${page.isOnDark ? ' on-dark' : ''}`}
          style={wallet.css}
          aria-label={wallet.css && brand}
          {...(!wallet.css && (label || page.callToAction) && marks())}
          {...kind}
          {...state}
          ref={fill}
        >
          {label && t(label)}
        </Tag>
      )}
      {unavailable.value === element && (
        <p role="alert" style={{ margin: '8px 0 0' }} {...marks()}>
          {t('errors.not_loaded')}
        </p>
      )}
    </>
  );
}
