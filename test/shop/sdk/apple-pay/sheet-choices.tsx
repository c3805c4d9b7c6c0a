import { Lines, Option, Quiet, Section, Select } from '../sheet-parts';
import { formatAmount, sayInSheet } from '../sheet-words';
import { listCards, nameCard } from './cards';
import { CONTACTS } from './contacts';
import type { Sheet } from './sheet';
import { describeContact, toLines } from './sheet-text';

export function ContactChoice({ sheet }: { sheet: Sheet }) {
  const { contact } = sheet.state.value;
  return (
    <Section title={sayInSheet('contact')}>
      <Select
        testId="apay-contact"
        label={sayInSheet('contact')}
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
    <Section title={sayInSheet('delivery')}>
      {methods.length === 0 && <Quiet testId="apay-method-pending">{sayInSheet('pending')}</Quiet>}
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
    <Section title={sayInSheet('card')}>
      {card ? (
        <Select
          testId="apay-card"
          label={sayInSheet('card')}
          choices={listCards(sheet.request).map(saved => ({ id: saved.id, text: nameCard(saved) }))}
          chosen={card.id}
          onChoose={sheet.chooseCard}
        />
      ) : (
        <Quiet>{sayInSheet('noCard')}</Quiet>
      )}
    </Section>
  );
}
