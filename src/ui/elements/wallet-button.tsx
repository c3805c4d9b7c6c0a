import type { ReadonlySignal } from '@preact/signals';
import type { KeyboardEvent } from 'react';
import { langAttributes, t } from '../../core/i18n/i18n';
import { running, unavailableFor } from '../../core/purchase/click';
import type { ProductForm, WalletConfig } from '../../core/types/page';
import type { Purchase } from '../../core/types/purchase';
import type { ReadyWallet } from '../../wallets';

/** What a wallet's element needs of the element that it stands in. */
export interface WalletElementProps extends ReadyWallet {
  /** True while the add-to-cart form can't be sent. */
  disabled: ReadonlySignal<boolean>;
  /** The add-to-cart form, where the element stands in one. */
  form?: ProductForm;
  /** Reads the page at the click. */
  read(): Pick<Purchase, 'config' | 'source'>;
  /** Is called once the wallet's button is there. */
  onRender?(): void;
  /** Is called where the wallet's button could not be drawn. */
  onRenderError(config: WalletConfig, error: unknown): void;
}

/** Clicks for the keys that a `button` of the platform obeys by itself. */
export function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (!['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Draws a wallet's button, or the place for the one that its SDK draws. */
export function WalletButton({
  element,
  registration: { brand, classes, isLink, label },
  page,
  wallet,
  host,
  disabled,
  click,
}: WalletElementProps & { element: Element; click(): void }) {
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
    ? ({ role: 'button', tabIndex: disabled.value ? -1 : 0, onKeyDown: clickOnKey } as const)
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
          {...(!wallet.css && (label || page.callToAction) && langAttributes())}
          {...kind}
          {...state}
          ref={fill}
        >
          {label && t(label)}
        </Tag>
      )}
      {unavailableFor.value === element && (
        <p role="alert" style={{ margin: '8px 0 0' }} {...langAttributes()}>
          {t('errors.not_loaded')}
        </p>
      )}
    </>
  );
}
