import { codeOf, fileRule, type Rule, type Source } from './architecture-rules.ts';

/** Where days are counted without a clock, or UTC is what is asked for. */
const COUNTS_IN_UTC = [
  'database/seeds/wall-time.ts',
  'features/event-editing/recurrence.ts',
  'features/filters/encoding.test.ts', // days made of their number
  'features/payouts/server/write-pain001.ts', // a moment with its time
  'features/uploads/server/sheets/cells.ts', // a spreadsheet's days have no time zone
  'platform/language/days.ts',
  'tests/oslo-days.ts', // the files that break it
];

/** The rule, and files that break it. For an hour or two each night, UTC's day is yesterday in Oslo. */
export const OSLO_DAYS: [Rule, ...Source[]] = [
  fileRule(
    "a moment's day is the one in Oslo: shortDate, not the first characters of UTC",
    (source) =>
      !COUNTS_IN_UTC.includes(source.path) && /\.toISOString\(\)\s*\.(slice|substring)\(0/.test(codeOf(source)),
  ),
  { path: 'features/events/server/bad.ts', text: 'const today = context.now.toISOString().slice(0, 10);' },
  { path: 'tests/e2e/bad.spec.ts', text: "new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);" },
];
