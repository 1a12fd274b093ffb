import { fileOf, type Table } from '#features/exports/server/public.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { zipOf } from '#platform/server/zip.ts';
import { totalOf } from '../grouping.ts';
import { quarterText } from '../part-texts.ts';
import { MEASURES, type Measure, NONE, OTHERS, PEOPLE_MEASURES, PUBLIC_MEASURES } from '../rules.ts';
import { TEXTS } from './part-names.ts';
import { shownCount } from './reach-file.ts';
import { type Numbers, readNumbers } from './read-reach.ts';

/** What a municipality is asked to report by; months and single organisers are for its own eyes. */
const REPORTED = ['category', 'age', 'district'] as const;
const FILES = ['activities', 'participation', 'organisations'] as const;

type Asked = Parameters<typeof readNumbers>[1];

/** DSH-03: tables for reporting, quarter by quarter, each as a spreadsheet and as CSV, in one file. */
export async function reportSet(context: Context, asked: Asked): Promise<HandedFile> {
  const numbers = await readNumbers(context, asked, { measures: MEASURES, by: 'month' });
  const { report } = TEXTS[context.language];
  const rowsIn = {
    activities: figureRows(context, numbers, PUBLIC_MEASURES),
    participation: figureRows(context, numbers, PEOPLE_MEASURES),
    organisations: await organisationRows(context, numbers),
  };
  const entries = [];
  for (const file of FILES) {
    const table = tableOf(context, numbers, { title: report.titles[file], rows: rowsIn[file] });
    for (const type of ['xlsx', 'csv'] as const) {
      entries.push({ name: `${report.files[file]}.${type}`, bytes: await fileOf({ type, table }) });
    }
  }
  return { name: `${report.name}.zip`, type: 'application/zip', bytes: zipOf(entries) };
}

function tableOf(
  { language }: Context,
  { municipality }: Numbers,
  { title, rows }: { title: (municipality: string) => string; rows: Table['rows'] },
): Table {
  const { file, quarter_name, report } = TEXTS[language];
  return {
    title: title(municipality.name),
    lead: report.lead,
    language,
    columns: [
      { name: quarter_name, kind: 'text', width: 16 },
      { name: file.by, kind: 'text', width: 18 },
      { name: file.part, kind: 'text', width: 40 },
      { name: file.measure, kind: 'text', width: 22 },
      { name: file.count, kind: 'count', width: 10 },
    ],
    rows,
  };
}

/** From released figures alone: each group has five people or more behind it, and each table adds up to its sum. */
function figureRows({ language }: Context, { now, figures, namesOf }: Numbers, measures: readonly Measure[]) {
  const texts = TEXTS[language];
  const cell = (measure: Measure, count: number | null) => (count === null ? null : String(shownCount(measure, count)));
  return now.flatMap((quarter) =>
    measures.flatMap((measure) => [
      [
        quarterText(quarter, texts),
        texts.file.all,
        texts.file.all,
        texts.measures[measure],
        cell(measure, totalOf(figures(quarter, 'month', measure))),
      ],
      ...REPORTED.flatMap((by) =>
        figures(quarter, by, measure).map(({ parts, count }) => [
          quarterText(quarter, texts),
          texts.dimensions[by],
          namesOf(by, parts)
            .map(({ name }) => name)
            .join(', '),
          texts.measures[measure],
          cell(measure, count),
        ]),
      ),
    ]),
  );
}

const approvedRow = { quarter: text, district_id: numberOrNull, count: number };

/** Organisations are no people: each is on a page of its own. Approved at the end of the quarter, of those still there. */
async function organisationRows({ db, language }: Context, { now, figures, namesOf, municipality }: Numbers) {
  const texts = TEXTS[language];
  const { rows } = await rowsOf(approvedRow)`
    select quarter, district_id, count(*)::int as count
    from unnest(${[...now]}::date[]) as quarter
    join organisation o on coalesce(o.decided_at, o.created_at) < quarter + interval '3 months'
    where o.municipality_id = ${Number(municipality.id)} and o.status = 'accepted' and o.deleted_at is null
    group by quarter, district_id
    order by quarter, district_id nulls last`.execute(db);
  return now.flatMap((quarter) => {
    const approved = rows.filter((row) => row.quarter === quarter);
    const name = quarterText(quarter, texts);
    return [
      [name, texts.file.all, texts.file.all, texts.report.approved, String(sumOf(approved))],
      ...approved.map(({ district_id, count }) => [
        name,
        texts.dimensions.district,
        namesOf('district', [district_id === null ? NONE : String(district_id)])[0]?.name ?? '',
        texts.report.approved,
        String(count),
      ]),
      [
        name,
        texts.file.all,
        texts.file.all,
        texts.report.active,
        activeIn(figures(quarter, 'organization', 'activities')),
      ],
    ];
  });
}

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Null where there are so many that some stand together. */
function activeIn(groups: ReturnType<Numbers['figures']>): string | null {
  const parts = groups.flatMap((group) => group.parts);
  return parts.includes(OTHERS) ? null : String(parts.filter((part) => part !== NONE).length);
}
