import type { Kysely } from 'kysely';
import { firstForm, formAfter, readForm, type SchemeForm } from '#features/schemes/form.ts';
import { shortDate } from '#platform/language/dates.ts';
import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from './accounts.ts';
import { insertRows, query } from './rows.ts';

const SCHEME_ID = '01900000-0000-7000-8000-000000000200';
const versionId = (number: number): string => `01900000-0000-7000-8000-00000000020${number}`;

type Decided = Partial<SchemeForm> & { case_number: string; decided_on: string };

/** The scheme of a municipality that has had one for three years, and works on the next. */
export async function insertDemoSchemes(db: Pick<Kysely<never>, 'executeQuery'>, now: Date): Promise<void> {
  const moment = now.toISOString();
  const { id: by } = DEMO_ACCOUNTS.kommune;
  await insertRows(db, 'scheme', [
    {
      id: SCHEME_ID,
      municipality_id: DEMO_SCHEME_MUNICIPALITY_ID,
      key: 'fritidskonto',
      name: 'Fritidskonto',
      created_at: moment,
    },
  ]);
  let form = beginning(now);
  for (const [place, { case_number, decided_on, ...changes }] of decisions(now).entries()) {
    form = { ...(place === 0 ? form : nextYear(form)), ...changes };
    await insertDraft(db, place + 1, form, moment);
    await decide(db, place + 1, form, { by, case_number, decided_on, moment });
  }
  await insertDraft(db, 4, { ...nextYear(form), max_age: '19', budget: '30 000 000' }, moment);
}

const schoolYearOf = (now: Date): number => {
  const day = shortDate(now);
  return Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
};

/** The first of three: it began two years before the one that holds now. */
function beginning(now: Date): SchemeForm {
  const first = schoolYearOf(now) - 2;
  return {
    ...firstForm({ min_age: 6, max_age: 16, amount_ore: 100_000, min_times: 10, day: `${first}-01-01` }),
    category_ids: ['1', '2', '3', '6'],
    budget: '14 000 000',
  };
}

function decisions(now: Date): Decided[] {
  const year = schoolYearOf(now);
  return [
    { case_number: `31/${(year - 2) % 100}`, decided_on: `${year - 2}-06-13` },
    {
      case_number: `38/${(year - 1) % 100}`,
      decided_on: `${year - 1}-06-12`,
      max_age: '18',
      amount: '1 500',
      budget: '21 000 000',
    },
    {
      case_number: `43/${year % 100}`,
      decided_on: `${year}-06-11`,
      amount: '2 000',
      budget: '28 000 000',
      activity_cap: '1 500',
      trial_times: '2',
    },
  ];
}

function nextYear(form: SchemeForm): SchemeForm {
  const { rules } = readForm(form);
  if (!rules) throw new Error('The demo has a scheme that nobody could have decided on.');
  return formAfter(rules, form);
}

const insertDraft = (db: Pick<Kysely<never>, 'executeQuery'>, number: number, form: SchemeForm, moment: string) =>
  insertRows(db, 'scheme_version', [
    {
      id: versionId(number),
      scheme_id: SCHEME_ID,
      number,
      state: 'draft',
      form,
      revision: 1,
      created_at: moment,
      changed_by: DEMO_ACCOUNTS.kommune.id,
      changed_at: moment,
    },
  ]);

type Decision = { by: string; case_number: string; decided_on: string; moment: string };

async function decide(
  db: Pick<Kysely<never>, 'executeQuery'>,
  number: number,
  form: SchemeForm,
  { by, case_number, decided_on, moment }: Decision,
): Promise<void> {
  const { rules } = readForm(form);
  await query(
    db,
    `update scheme_version set state = 'sent', rules = $2::text::jsonb, starts_on = $3, ends_on = $4, sent_by = $5,
       sent_at = $6 where id = $1`,
    [versionId(number), JSON.stringify(rules), rules?.starts_on, rules?.ends_on, by, moment],
  );
  await query(
    db,
    `update scheme_version set state = 'published', published_by = $2, published_at = $3, decided_by = 'Kommunestyret',
       case_number = $4, decided_on = $5 where id = $1`,
    [versionId(number), by, moment, case_number, decided_on],
  );
}
