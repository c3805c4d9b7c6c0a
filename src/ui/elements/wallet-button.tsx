import type { ReadonlySignal } from '@preact/signals';
import type { KeyboardEvent } from 'react';
import { langAttributes, t } from '../../core/i18n/i18n';
import { isReplaceable, running, unavailableFor } from '../../core/purchase/click';
import type { ProductForm, WalletConfig } from '../../core/types/page';
import type { PurchaseDetails } from '../../core/types/purchase-details';
import type { ReadyWallet } from '../../wallets';

/** Properties of a wallet's element, from its host element. */
export interface WalletElementProps extends ReadyWallet {
  /** True while the button is disabled: by the add-to-cart form of a product, or by the attribute of a checkout element. */
  disabled: ReadonlySignal<boolean>;
  /** The add-to-cart form, if the element is in one. */
  form?: ProductForm;
  /** Reads the page at the click. Returns the form if that is invalid, or undefined if the choice can't be bought here. */
  read(): Pick<PurchaseDetails, 'settings' | 'source'> | HTMLFormElement | undefined;
  /** Called after the wallet's button has rendered. */
  onRender?(element: Element): void;
  /** Called if the wallet's button fails to render. */
  onRenderError(config: WalletConfig, error: unknown): void;
}

/** Clicks an element when a key is pressed that would activate a native `button`. */
function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (!['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Returns true while the running purchase blocks the page's buttons. A purchase that is an order, or may be one, doesn't block
 * them: a click redirects again. Nor does one that a click on the button ends.
 *
 * @param element of the button. @default any
 */
export function isPurchaseBlocking(element?: Element): boolean {
  const click = running.value;
  return (
    !!click &&
    !['unconfirmed', 'completed'].includes(click.purchase.status.value) &&
    !isReplaceable(click, element)
  );
}

/** Renders a wallet's button, or the container of its SDK's button. */
export function WalletButton({
  element,
  registration: { brand, classes, isLink, label },
  settings,
  wallet,
  host,
  disabled,
  click,
}: WalletElementProps & { element: Element; click(): void }) {
  const isBusy = running.value?.owner === element;
  const isUnavailable = unavailableFor.value === element;
  // Themes style `[aria-disabled]` whatever its value, so a state is written only while it is true.
  const aria = {
    'aria-disabled': disabled.value || isPurchaseBlocking(element) || undefined,
    'aria-busy': isBusy || undefined,
  };

  // Called on each render, so it adds the label only once.
  const fill = (button: HTMLElement | null) => {
    if (!wallet.css && button && !button.firstChild) button.append(...host.label(!settings.isOnDark));
  };

  // Themes style the link as an `a`, and their rules for `button` aren't meant for it. The link has no URL, so it behaves as a
  // button, and is announced as one.
  const Tag = (isLink ? 'a' : 'button') as 'button';
  const kind = isLink
    ? ({ role: 'button', tabIndex: disabled.value ? -1 : 0, onKeyDown: clickOnKey } as const)
    : ({ type: 'button', disabled: disabled.value } as const);
  // During a purchase, this button has only `aria-disabled`; the wallet's element has `disabled`. A `disabled` button would lose
  // the focus, and a dialog could not restore it.
  return (
    <>
      {wallet.mount ? (
        <div className="wallet" {...aria} inert={disabled.value} />
      ) : (
        <Tag
          className={classes ?? `wallet drawn${settings.isOnDark ? ' on-dark' : ''}`}
          style={wallet.css}
          aria-label={wallet.css && brand}
          {...(!wallet.css && (label || settings.callToAction) && langAttributes())}
          {...kind}
          {...aria}
          onClick={click}
          ref={fill}
        >
          {label && t(label)}
        </Tag>
      )}
      {isUnavailable && (
        <p role="alert" style={{ margin: '8px 0 0' }} {...langAttributes()}>
          {t('errors.not_loaded')}
        </p>
      )}
    </>
  );
}
