import type { ComponentChildren } from 'preact';

/** One part of a wallet's sheet under its heading. */
export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Says why there is nothing to choose from. */
export function Quiet({ testId, children }: { testId?: string; children: string }) {
  return (
    <p class="quiet" data-testid={testId}>
      {children}
    </p>
  );
}

/** What the wallet keeps for the shopper: cards, addresses, contacts. */
export interface Saved {
  id: string;
  text: string;
}

interface SelectProps {
  testId: string;
  label: string;
  choices: Saved[];
  chosen: string;
  onChoose(id: string): void;
}

export function Select({ testId, label, choices, chosen, onChoose }: SelectProps) {
  return (
    <select
      aria-label={label}
      data-testid={testId}
      value={chosen}
      onChange={event => onChoose(event.currentTarget.value)}
    >
      {choices.map(({ id, text }) => (
        <option key={id} value={id} selected={id === chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** An address as on an envelope, in the direction of its own script. */
export function Lines({ lines }: { lines: string[] }) {
  return (
    <p class="lines">
      {lines.map(line => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </p>
  );
}

interface OptionProps {
  testId: string;
  id: string;
  label: string;
  detail?: string | undefined;
  /** What the option costs, where the sheet says it. */
  amount?: string;
  checked: boolean;
  onChoose(id: string): void;
}

/** One way of delivery among those that the shop offers. */
export function Option({ testId, id, label, detail, amount, checked, onChoose }: OptionProps) {
  return (
    <label class="option">
      <input
        type="radio"
        name={testId}
        data-testid={testId}
        value={id}
        checked={checked}
        onChange={() => onChoose(id)}
      />
      <span class="grow">
        {label}
        {detail && <small>{detail}</small>}
      </span>
      {amount && <span>{amount}</span>}
    </label>
  );
}
