import type { ComponentChildren } from 'preact';
import type { Sheet } from './sheet';
import { listAddresses, listCards } from './sheet-state';
import { describeAddress, describeCard, TEXT, toLines } from './sheet-text';

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
        {TEXT.switchAccount}
      </button>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function AddressChoice({ sheet }: { sheet: Sheet }) {
  const { address } = sheet.state.value;
  return (
    <Section title={TEXT.address}>
      {address ? (
        <>
          <select
            aria-label={TEXT.address}
            data-testid="gpay-address"
            value={address.id}
            onChange={event => sheet.chooseAddress(event.currentTarget.value)}
          >
            {listAddresses(sheet.request).map(saved => (
              <option key={saved.id} value={saved.id} selected={saved.id === address.id}>
                {describeAddress(saved)}
              </option>
            ))}
          </select>
          <p class="lines">
            {toLines(address).map(line => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
          </p>
        </>
      ) : (
        <p class="quiet">{TEXT.noAddress}</p>
      )}
    </Section>
  );
}

export function OptionChoice({ sheet }: { sheet: Sheet }) {
  const { options, optionId } = sheet.state.value;
  return (
    <Section title={TEXT.option}>
      {options.length === 0 && (
        <p class="quiet" data-testid="gpay-option-pending">
          {TEXT.pendingOption}
        </p>
      )}
      {options.map(option => (
        <label class="option" key={option.id}>
          <input
            type="radio"
            name="gpay-option"
            data-testid="gpay-option"
            value={option.id}
            checked={option.id === optionId}
            onChange={() => sheet.chooseOption(option.id)}
          />
          <span class="grow">
            {option.label}
            {option.description && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </Section>
  );
}

export function CardChoice({ sheet }: { sheet: Sheet }) {
  const { account, card } = sheet.state.value;
  return (
    <Section title={TEXT.card}>
      {card ? (
        <select
          aria-label={TEXT.card}
          data-testid="gpay-card"
          value={card.id}
          onChange={event => sheet.chooseCard(event.currentTarget.value)}
        >
          {listCards(sheet.request, account).map(saved => (
            <option key={saved.id} value={saved.id} selected={saved.id === card.id}>
              {describeCard(saved)}
            </option>
          ))}
        </select>
      ) : (
        <p class="quiet">{TEXT.noCard}</p>
      )}
    </Section>
  );
}
