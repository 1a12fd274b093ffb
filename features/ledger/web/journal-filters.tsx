import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { POSTING_KINDS, type PostingKind } from '../rules.ts';
import { ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';
import { addressOf, faultsIn, type JournalFilter, NO_FILTER } from './journal-filter.ts';

const KINDS = Object.keys(POSTING_KINDS) as PostingKind[];

/** What the journal is narrowed by; it stands in the address, so that it can be come back to. */
export function JournalFilters({ filter }: { filter: JournalFilter }) {
  const { filters: texts, kinds } = useTexts(ledgerTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filter);
  const [isAsked, setIsAsked] = useState(false);
  const isNarrowed = addressOf('', filter) !== '';
  const change = (part: Partial<JournalFilter>) => setTyped({ ...typed, ...part });
  const faults = isAsked ? faultsIn(typed) : [];

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(true);
    if (faultsIn(typed).length === 0) void navigate(addressOf(officePaths.audit, typed), { preventScrollReset: true });
  }

  return (
    <search aria-label={texts.label}>
      <Accordion title={texts.label} isOpenAtFirst={isNarrowed}>
        <form className={styles.filters} onSubmit={find}>
          <DateField label={texts.from} value={typed.from || null} onChange={(from) => change({ from: from ?? '' })} />
          <DateField label={texts.to} value={typed.to || null} onChange={(to) => change({ to: to ?? '' })} />
          <SelectField
            label={texts.kind}
            value={typed.kind}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ kind: KINDS.find((kind) => kind === value) ?? '' });
            }}
          >
            <option value="">{texts.any_kind}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.account}
            inputMode="numeric"
            maxLength={12}
            value={typed.account}
            error={faults.includes('account') ? texts.wrong_account : undefined}
            onChange={(event) => change({ account: event.currentTarget.value })}
          />
          <TextField
            label={texts.amount}
            inputMode="decimal"
            maxLength={20}
            value={typed.amount}
            error={faults.includes('amount') ? texts.wrong_amount : undefined}
            onChange={(event) => change({ amount: event.currentTarget.value })}
          />
          <div className={styles.find}>
            <Button type="submit" variant="secondary">
              {texts.find}
            </Button>
            {isNarrowed ? (
              <ButtonLink
                variant="tertiary"
                href={addressOf(officePaths.audit, NO_FILTER)}
                onClick={() => setTyped(NO_FILTER)}
              >
                {texts.reset}
              </ButtonLink>
            ) : null}
          </div>
        </form>
      </Accordion>
    </search>
  );
}
