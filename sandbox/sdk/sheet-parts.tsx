/** @jsxImportSource preact */
import { effect } from '@preact/signals';
import { type ComponentChild, type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MessageKey } from './sheet-messages';
import { getSheetLanguage, getSheetMessage } from './sheet-messages';
import { SHEET_STYLES } from './sheet-styles';

/**
 * Mounts a sheet over the page, and renders it again when a signal changes that `view` reads.
 *
 * @param key data attribute of the host element
 * @returns unmounts the sheet and restores the focus
 */
export function mountSheet(key: 'apaySandbox' | 'gpaySandbox', view: () => ComponentChild): () => void {
  const host = document.createElement('div');
  host.dataset[key] = '';
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(SHEET_STYLES);
  root.adoptedStyleSheets = [styles];
  document.body.append(host);
  const previous = document.activeElement;
  const dispose = effect(() => render(view(), root));
  return () => {
    if (!host.isConnected) return;
    dispose();
    render(null, root);
    host.remove();
    if (previous instanceof HTMLElement) previous.focus();
  };
}

interface DialogProps {
  testId: string;
  /** Title and the button that closes the sheet. */
  bar: ComponentChildren;
  isBusy: boolean;
  /** Disables everything except `bar` and `foot`. */
  isLocked: boolean;
  foot: ComponentChildren;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ testId, bar, isBusy, isLocked, foot, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useRef<EventTarget | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    // A control loses the focus while it is disabled.
    const root = dialog.current?.getRootNode() as ShadowRoot;
    const isLost = !root.activeElement || root.activeElement === dialog.current;
    if (!isBusy && isLost && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isBusy]);
  const { name: lang, dir } = getSheetLanguage();
  return (
    <dialog
      ref={dialog}
      data-testid={testId}
      lang={lang}
      dir={dir}
      {...({ 'aria-labelledby': 'title', 'aria-modal': 'true' } as const)}
      aria-busy={isBusy}
      onClose={onClose}
      onFocusIn={event => {
        focused.current = event.target;
      }}
    >
      <div class="head">
        <span class="sandbox">{getSheetMessage('sandbox')}</span>
        <div class="bar">{bar}</div>
        <div class={isBusy ? 'progress on' : 'progress'} />
      </div>
      <div class="body">
        <fieldset disabled={isLocked}>{children}</fieldset>
      </div>
      <div class="foot">{foot}</div>
    </dialog>
  );
}

/** A section of a sheet with its heading. */
function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Quiet({ testId, children }: { testId?: string; children: string }) {
  return (
    <p class="quiet" data-testid={testId}>
      {children}
    </p>
  );
}

interface ChoiceProps<Saved extends { id: string }> {
  testId: string;
  title: string;
  choices: Saved[];
  chosen: string | undefined;
  describe(saved: Saved): string;
  onChoose(id: string): void;
  /** Message without choices. */
  none?: string;
  /** Details of the selected choice. */
  children?: ComponentChildren;
}

/** A picker of the shopper's cards, addresses or contacts. */
export function Choice<Saved extends { id: string }>(props: ChoiceProps<Saved>) {
  const { testId, title, choices, chosen, describe, onChoose, none = '', children } = props;
  return (
    <Section title={title}>
      {chosen === undefined ? (
        <Quiet>{none}</Quiet>
      ) : (
        <select
          aria-label={title}
          data-testid={testId}
          value={chosen}
          onChange={event => onChoose(event.currentTarget.value)}
        >
          {choices.map(saved => (
            <option key={saved.id} value={saved.id} selected={saved.id === chosen}>
              {describe(saved)}
            </option>
          ))}
        </select>
      )}
      {children}
    </Section>
  );
}

/** Formats an address for a picker. */
export function describePlace(countryCode: string, place: (string | undefined)[], hint?: MessageKey) {
  return `${countryCode}: ${place.filter(Boolean).join(' ')}${hint ? ` (${getSheetMessage(hint)})` : ''}`;
}

/** Renders an address in lines, in the direction of its script, without empty parts and lines. */
export function Lines({ lines }: { lines: (string | undefined)[][] }) {
  return (
    <p class="lines">
      {lines
        .map(line => line.filter(Boolean).join(', '))
        .filter(Boolean)
        .map(line => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
    </p>
  );
}

interface DeliveryProps {
  testId: string;
  options: { id: string; label: string; detail?: string | undefined; amount?: string }[];
  chosen: string | undefined;
  onChoose(id: string): void;
}

export function Delivery({ testId, options, chosen, onChoose }: DeliveryProps) {
  return (
    <Section title={getSheetMessage('delivery')}>
      {options.length === 0 && <Quiet testId={`${testId}-pending`}>{getSheetMessage('pending')}</Quiet>}
      {options.map(({ id, label, detail, amount }) => (
        <label key={id} class="option">
          <input
            type="radio"
            name={testId}
            data-testid={testId}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span class="grow">
            {label}
            {detail && <small>{detail}</small>}
          </span>
          {amount && <span>{amount}</span>}
        </label>
      ))}
    </Section>
  );
}

/** Renders the items of the total. */
export function Items({
  testId,
  items,
}: {
  testId: string;
  items: { label: string; amount: string; type?: string }[];
}) {
  if (items.length === 0) return null;
  return (
    <Section title={getSheetMessage('order')}>
      <dl>
        {items.map(({ label, amount, type }, index) => (
          <div key={`${index} ${label}`} data-testid={testId} data-type={type}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Total({ testId, label, amount }: { testId: string; label: string; amount: string }) {
  return (
    <p class="total">
      <span>{label}</span>
      <output data-testid={testId}>{amount}</output>
    </p>
  );
}

interface PayProps {
  testId: string;
  label: MessageKey;
  disabled: boolean;
  onPay(): void;
}

export function Pay({ testId, label, disabled, onPay }: PayProps) {
  return (
    <button type="button" class="pay" data-testid={testId} disabled={disabled} onClick={onPay}>
      {getSheetMessage(label)}
    </button>
  );
}
