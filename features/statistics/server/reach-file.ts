import type { z } from 'zod';
import type { ExportType } from '#features/exports/rules.ts';
import { fileOf } from '#features/exports/server/public.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import type { getReachFile } from '../contract.ts';
import { namesText, periodText } from '../part-texts.ts';
import { DIMENSIONS, MEASURES, type Measure } from '../rules.ts';
import { TEXTS } from './part-names.ts';
import { compared, readNumbers, totalsOf } from './read-reach.ts';

const MINUTES_AN_HOUR = 60;

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** The numbers of the screen, a line for each; as a paper for the council, those of one measure. */
export async function reachFile(
  context: Context,
  { type, measure, ...asked }: Omit<z.output<typeof getReachFile.query>, 'type'> & { type: ExportType },
): Promise<HandedFile> {
  const measures = measure ? [measure] : MEASURES;
  const numbers = await readNumbers(context, asked, { measures, by: 'month' });
  const texts = TEXTS[context.language];
  const cell = (of: Measure, count: number | null) => (count === null ? null : String(shownCount(of, count)));
  const line = (by: string, part: string, of: Measure, counts: { count: number | null; before: number | null }) => [
    by,
    part,
    texts.measures[of],
    cell(of, counts.count),
    cell(of, counts.before),
  ];
  const totals = MEASURES.map((of) => line(texts.file.all, texts.file.all, of, totalsOf(numbers, of)));
  const lines = measures.flatMap((of) =>
    DIMENSIONS.flatMap((by) =>
      compared(numbers, by, of).map(({ parts, ...counts }) => {
        const names = parts.map(({ name }) => name);
        // A paper has room for a few names; a spreadsheet has all of them.
        return line(texts.dimensions[by], type === 'pdf' ? namesText(names, texts) : names.join(', '), of, counts);
      }),
    ),
  );
  const table = {
    title: texts.file.title(numbers.municipality.name),
    lead: texts.file.lead(numbers.period ? periodText(numbers.period, texts) : ''),
    language: context.language,
    columns: [
      { name: texts.file.by, kind: 'text' as const, width: 18 },
      { name: texts.file.part, kind: 'text' as const, width: 42 },
      { name: texts.file.measure, kind: 'text' as const, width: 20 },
      { name: texts.file.count, kind: 'count' as const, width: 10 },
      { name: texts.file.before, kind: 'count' as const, width: 10 },
    ],
    rows: [...totals, ...lines],
  };
  return { name: `${texts.file.name}.${type}`, type: MEDIA_TYPES[type], bytes: await fileOf({ type, table }) };
}

/** Volunteers' time is told in whole hours. */
export const shownCount = (measure: Measure, count: number): number =>
  measure === 'volunteer_minutes' ? Math.round(count / MINUTES_AN_HOUR) : count;
