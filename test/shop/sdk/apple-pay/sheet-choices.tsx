import { Lines, Option, Quiet, Section, Select } from '../sheet-parts';
import { listCards, nameCard } from './cards';
import { CONTACTS } from './contacts';
import type { Sheet } from './sheet';
import { describeContact, formatAmount, TEXT, toLines } from './sheet-text';

export function ContactChoice({ sheet }: { sheet: Sheet }) {
  const { contact } = sheet.state.value;
  return (
    <Section title={TEXT.contact}>
      <Select
        testId="apay-contact"
        label={TEXT.contact}
        choices={CONTACTS.map(saved => ({ id: saved.id, text: describeContact(saved) }))}
        chosen={contact.id}
        onChoose={sheet.chooseContact}
      />
      <Lines lines={toLines(contact)} />
    </Section>
  );
}

export function MethodChoice({ sheet }: { sheet: Sheet }) {
  const { methods, methodId } = sheet.state.value;
  return (
    <Section title={TEXT.method}>
      {methods.length === 0 && <Quiet testId="apay-method-pending">{TEXT.noMethod}</Quiet>}
      {methods.map(({ identifier, label, detail, amount }) => (
        <Option
          key={identifier}
          testId="apay-method"
          id={identifier}
          label={label}
          detail={detail}
          amount={formatAmount(amount, sheet.request.currencyCode)}
          checked={identifier === methodId}
          onChoose={sheet.chooseMethod}
        />
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
          testId="apay-card"
          label={TEXT.card}
          choices={listCards(sheet.request).map(saved => ({ id: saved.id, text: nameCard(saved) }))}
          chosen={card.id}
          onChoose={sheet.chooseCard}
        />
      ) : (
        <Quiet>{TEXT.noCard}</Quiet>
      )}
    </Section>
  );
}
