import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CARD_STATES, LEFT } from '../rules.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import styles from './account-desk.module.css';
import {
  type AccountFilter,
  accountFaultsIn,
  accountsHref,
  EVERY_ACCOUNT,
  type FilterFault,
} from './account-filter.ts';

type AccountFiltersProps = { filter: AccountFilter; schemes: readonly { id: string; name: string }[] };

/** What the accounts are narrowed by; it stands in the address, so that it can be come back to. */
export function AccountFilters({ filter, schemes }: AccountFiltersProps) {
  const { filters: texts, states } = useTexts(cardOfficeTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filter);
  const [isAsked, setIsAsked] = useState(false);
  const faults = isAsked ? accountFaultsIn(typed) : [];
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const change = (part: Partial<AccountFilter>) => setTyped({ ...typed, ...part });

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(true);
    if (accountFaultsIn(typed).length === 0) void navigate(accountsHref(typed), { preventScrollReset: true });
  }

  const typedField = (name: FilterFault, wrong: string) => (
    <TextField
      label={texts[name]}
      inputMode="numeric"
      maxLength={9}
      value={typed[name]}
      error={faults.includes(name) ? wrong : undefined}
      onChange={(event) => change({ [name]: event.currentTarget.value.trim() })}
    />
  );

  return (
    <search aria-label={texts.label}>
      <Accordion title={texts.label} isOpenAtFirst={isNarrowed}>
        <form className={styles.filters} onSubmit={find}>
          <SelectField
            label={texts.scheme}
            value={typed.scheme}
            onChange={(event) => change({ scheme: event.currentTarget.value })}
          >
            <option value="">{texts.any_scheme}</option>
            {schemes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.state}
            value={typed.state}
            onChange={(event) => change({ state: CARD_STATES.find((one) => one === event.currentTarget.value) ?? '' })}
          >
            <option value="">{texts.any_state}</option>
            {CARD_STATES.map((state) => (
              <option key={state} value={state}>
                {states[state]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.left}
            value={typed.left}
            onChange={(event) => change({ left: LEFT.find((one) => one === event.currentTarget.value) ?? '' })}
          >
            <option value="">{texts.any_left}</option>
            <option value="some">{texts.left_some}</option>
            <option value="none">{texts.left_none}</option>
          </SelectField>
          {typedField('min_age', texts.wrong_age)}
          {typedField('max_age', texts.wrong_age)}
          {typedField('postal_code', texts.wrong_postal_code)}
          {typedField('number', texts.wrong_number)}
          <div className={styles.find}>
            <Button type="submit" variant="secondary">
              {texts.find}
            </Button>
            {isNarrowed ? (
              <ButtonLink variant="tertiary" href={accountsHref(EVERY_ACCOUNT)}>
                {texts.reset}
              </ButtonLink>
            ) : null}
          </div>
        </form>
      </Accordion>
    </search>
  );
}
