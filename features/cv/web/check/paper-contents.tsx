import type { ReactNode } from 'react';
import { inputDate, longDate } from '#platform/language/date-forms.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Heading } from '#ui/heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CheckedPaper, ShownPaper } from '../../contract.ts';
import { roleName, rolePeriod } from '../../role-words.ts';
import { hoursOf, shortPrint } from '../../rules.ts';
import { cvCheckTexts } from '../../texts/check/token.ts';
import { cvPaperTexts } from '../../texts/paper/token.ts';
import styles from './check.module.css';

/** What was signed, in the order of the paper, to be held beside it. */
export function PaperContents({ checked, paper }: { checked: CheckedPaper; paper: ShownPaper }) {
  const check = useTexts(cvCheckTexts);
  const words = useTexts(cvPaperTexts);
  const moments = useTexts(momentTexts);
  const { created_at, expires_at, fingerprint } = checked;
  const { hours } = paper;
  const year = shortDate(created_at ?? checked.checked_at).slice(0, 4);
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="paper-name">
      <div>
        <Heading level={2} id="paper-name">
          {paper.name}
        </Heading>
        {hours?.since != null ? <p className="nb-muted">{words.since(hours.since)}</p> : null}
        {hours ? <p>{words.in_all(hoursOf(hours.total_minutes), hoursOf(hours.this_year_minutes), year)}</p> : null}
      </div>
      <p className={styles.small}>{check.compare}</p>
      <PaperPart title={words.sections.roles}>
        {paper.roles?.map((role) => ({
          left: `${roleName(role, words)} · ${role.organization}`,
          right: rolePeriod(role, words),
        }))}
      </PaperPart>
      <PaperPart title={words.sections.certificates}>
        {paper.certificates?.map(({ name, organization, start_at, end_at, holds }) => ({
          left: `${name} · ${organization}`,
          right: holds ? (
            start_at === null || end_at === null ? (
              words.forever
            ) : (
              words.between(inputDate(start_at), inputDate(end_at))
            )
          ) : (
            <Tag tone="danger">{check.ended_certificate}</Tag>
          ),
        }))}
      </PaperPart>
      <PaperPart title={words.sections.hours}>
        {hours?.by_organization.map(({ name, minutes }) => ({
          left: name ?? words.nobody,
          right: words.hours(hoursOf(minutes)),
        }))}
      </PaperPart>
      <PaperPart title={words.sections.activities}>
        {paper.activities?.map(({ name, organization, minutes, last_on }) => ({
          left: organization === null ? name : `${name} · ${organization}`,
          right: words.activity(hoursOf(minutes), inputDate(last_on)),
        }))}
      </PaperPart>
      {hours || paper.activities ? <p className={styles.small}>{words.source}</p> : null}
      <FactList
        facts={[
          {
            term: check.made,
            value: created_at === null ? '' : `${longDate(created_at, moments)}, ${clock(created_at)}`,
          },
          {
            term: check.until,
            value: expires_at === null ? '' : longDate(dayAfter(shortDate(expires_at), -1), moments),
          },
          { term: check.fingerprint, value: fingerprint === null ? '' : shortPrint(fingerprint) },
        ]}
      />
    </section>
  );
}

type PaperPartProps = { title: string; children: { left: string; right: ReactNode }[] | undefined };

function PaperPart({ title, children: rows }: PaperPartProps) {
  const { none } = useTexts(cvPaperTexts);
  if (!rows) return null;
  return (
    <div className="nb-stack nb-gap-s">
      <Heading level={3}>{title}</Heading>
      {rows.length === 0 ? <p className="nb-muted">{none}</p> : null}
      <ul className={styles.rows}>
        {rows.map(({ left, right }, place) => {
          // Two lines may say the same.
          const key = place;
          return (
            <li key={key} className={styles.row}>
              <span>{left}</span>
              <span className="nb-muted">{right}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
