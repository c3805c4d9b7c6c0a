import { Lines, Option, Quiet, Section, Select } from '../sheet-parts';
import { sayInSheet } from '../sheet-words';
import type { Sheet } from './sheet';
import { listAddresses, listCards } from './sheet-state';
import { describeAddress, describeCard, toLines } from './sheet-text';

export function AccountRow({ sheet }: { sheet: Sheet }) {
  const { name, email } = sheet.state.value.account;
  return (
    <div class="account">
      <span class="avatar" aria-hidden="true">
        {name[0]}
      </span>
      <span class="grow">
        <strong>{name}</strong>
        <small data-testid="gpay-email">{email}</small>
      </span>
      <button type="button" class="link" data-testid="gpay-switch-account" onClick={sheet.switchAccount}>
        {sayInSheet('switchAccount')}
      </button>
    </div>
  );
}

export function AddressChoice({ sheet }: { sheet: Sheet }) {
  const { address } = sheet.state.value;
  return (
    <Section title={sayInSheet('address')}>
      {address ? (
        <>
          <Select
            testId="gpay-address"
            label={sayInSheet('address')}
            choices={listAddresses(sheet.request).map(saved => ({
              id: saved.id,
              text: describeAddress(saved),
            }))}
            chosen={address.id}
            onChoose={sheet.chooseAddress}
          />
          <Lines lines={toLines(address)} />
        </>
      ) : (
        <Quiet>{sayInSheet('noAddress')}</Quiet>
      )}
    </Section>
  );
}

export function OptionChoice({ sheet }: { sheet: Sheet }) {
  const { options, optionId } = sheet.state.value;
  return (
    <Section title={sayInSheet('delivery')}>
      {options.length === 0 && <Quiet testId="gpay-option-pending">{sayInSheet('pending')}</Quiet>}
      {options.map(({ id, label, description }) => (
        <Option
          key={id}
          testId="gpay-option"
          id={id}
          label={label}
          detail={description}
          checked={id === optionId}
          onChoose={sheet.chooseOption}
        />
      ))}
    </Section>
  );
}

export function CardChoice({ sheet }: { sheet: Sheet }) {
  const { account, card } = sheet.state.value;
  return (
    <Section title={sayInSheet('card')}>
      {card ? (
        <Select
          testId="gpay-card"
          label={sayInSheet('card')}
          choices={listCards(sheet.request, account).map(saved => ({
            id: saved.id,
            text: describeCard(saved),
          }))}
          chosen={card.id}
          onChoose={sheet.chooseCard}
        />
      ) : (
        <Quiet>{sayInSheet('noCard')}</Quiet>
      )}
    </Section>
  );
}
