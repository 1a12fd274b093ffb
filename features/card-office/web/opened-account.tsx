import type { ReactNode } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import type { OpenedCard } from '../contract.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import styles from './account-desk.module.css';

type OpenedAccountProps = { opened: OpenedCard; onChange: () => void; onClose: () => void };

/** One account: what is in it, what was done with it, whose it is, and who has looked. */
export function OpenedAccount({ opened, onChange, onClose }: OpenedAccountProps) {
  const { opened: texts } = useTexts(cardOfficeTexts);
  const moments = useTexts(momentTexts);
  const day = (instant: string) => longDate(instant, moments);
  const { grants, payments, guardians, looked } = opened;
  return (
    <Dialog
      isOpen
      title={texts.title(opened.number)}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          {opened.can.change ? <Button onClick={onChange}>{texts.change}</Button> : null}
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <div className="nb-stack">
        <AccountFacts opened={opened} />
        {opened.is_own_case ? <p className="nb-small">{texts.own_case}</p> : null}
        <Part title={texts.guardians} empty={texts.no_guardians}>
          {guardians.map(({ name, source, since }) => (
            <li key={`${name} ${since}`}>{texts.guardian(name, texts.sources[source])}</li>
          ))}
        </Part>
        <Part title={texts.grants} empty="">
          {grants.map(({ id, reason, amount_ore, note, by, created_at }) => (
            <li key={id} className={styles.line}>
              <span>
                {texts.reasons[reason]} {day(created_at)}
                {by === null ? null : `, ${by}`}
                {note === null ? null : <span className="nb-muted"> {note}</span>}
              </span>
              <strong className="nb-unbroken">{kroner(amount_ore)}</strong>
            </li>
          ))}
        </Part>
        <Part title={texts.payments} empty={texts.no_payments}>
          {payments.map(({ id, status, payee_name, amount_ore, created_at }) => (
            <li key={id} className={styles.line}>
              <span>
                {payee_name}, {day(created_at)}
                <span className="nb-muted"> {texts.statuses[status]}</span>
              </span>
              <strong className="nb-unbroken">{kroner(amount_ore)}</strong>
            </li>
          ))}
        </Part>
        {looked === null ? null : (
          <Part title={texts.looked} empty={texts.nobody_looked} isClosed>
            {looked.map(({ name, deed, at }) => (
              <li key={`${deed} ${at}`}>
                {name ?? texts.unknown_person} {texts.deeds[deed] ?? deed} {day(at)} {clock(at)}
              </li>
            ))}
          </Part>
        )}
        <p className="nb-small nb-muted">{texts.noted}</p>
      </div>
    </Dialog>
  );
}

function AccountFacts({ opened }: { opened: OpenedCard }) {
  const { opened: texts, born, forgotten } = useTexts(cardOfficeTexts);
  const moments = useTexts(momentTexts);
  const { first_name, last_name, birth_year, born_on, postal_code, scheme_name, left_ore, held_ore, last_day } = opened;
  const name = first_name === null || birth_year === null ? forgotten : born(first_name, birth_year);
  const facts: [string, string | null][] = [
    [texts.child, last_name === null ? name : `${first_name} ${last_name}`],
    [texts.born, born_on && longDate(born_on, moments)],
    [texts.postal_code, postal_code],
    [texts.scheme, scheme_name],
    [texts.left, kroner(left_ore)],
    [texts.held, held_ore > 0 ? kroner(held_ore) : null],
    [texts.last_day, longDate(last_day, moments)],
  ];
  return <FactList facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />;
}

type PartProps = { title: string; empty: string; isClosed?: boolean; children: readonly ReactNode[] };

function Part({ title, empty, isClosed = false, children }: PartProps) {
  return (
    <Accordion title={title} level={3} isOpenAtFirst={!isClosed}>
      {children.length === 0 ? <p>{empty}</p> : <ul className={styles.lines}>{children}</ul>}
    </Accordion>
  );
}
