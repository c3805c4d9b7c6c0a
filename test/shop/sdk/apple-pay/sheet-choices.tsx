import type { ComponentChildren } from 'preact';
import { listCards, nameCard } from './cards';
import { CONTACTS } from './contacts';
import type { Sheet } from './sheet';
import { describeContact, formatAmount, TEXT, toLines } from './sheet-text';

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface Choice {
  id: string;
  text: string;
}

interface SelectProps {
  name: string;
  label: string;
  choices: Choice[];
  chosen: string;
  onChoose(id: string): void;
}

function Select({ name, label, choices, chosen, onChoose }: SelectProps) {
  return (
    <select
      aria-label={label}
      data-testid={`apay-${name}`}
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

export function ContactChoice({ sheet }: { sheet: Sheet }) {
  const { contact } = sheet.state.value;
  return (
    <Section title={TEXT.contact}>
      <Select
        name="contact"
        label={TEXT.contact}
        choices={CONTACTS.map(saved => ({ id: saved.id, text: describeContact(saved) }))}
        chosen={contact.id}
        onChoose={sheet.chooseContact}
      />
      <p class="lines">
        {toLines(contact).map(line => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </p>
    </Section>
  );
}

export function MethodChoice({ sheet }: { sheet: Sheet }) {
  const { methods, methodId } = sheet.state.value;
  return (
    <Section title={TEXT.method}>
      {methods.length === 0 && (
        <p class="quiet" data-testid="apay-method-pending">
          {TEXT.noMethod}
        </p>
      )}
      {methods.map(({ identifier, label, detail, amount }) => (
        <label class="option" key={identifier}>
          <input
            type="radio"
            name="apay-method"
            data-testid="apay-method"
            value={identifier}
            checked={identifier === methodId}
            onChange={() => sheet.chooseMethod(identifier)}
          />
          <span class="grow">
            {label}
            {detail && <small>{detail}</small>}
          </span>
          <span>{formatAmount(amount, sheet.request.currencyCode)}</span>
        </label>
      ))}
    </Section>
  );
}

export function CardChoice({ sheet }: { sheet: Sheet }) {
  const { card } = sheet.state.value;
  return (
    <Section title={TEXT.card}>
      {card ? (
        <Select
          name="card"
          label={TEXT.card}
          choices={listCards(sheet.request).map(saved => ({ id: saved.id, text: nameCard(saved) }))}
          chosen={card.id}
          onChoose={sheet.chooseCard}
        />
      ) : (
        <p class="quiet">{TEXT.noCard}</p>
      )}
    </Section>
  );
}
