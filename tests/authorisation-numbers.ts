import type { Row } from './authorisation-table.ts';

/** Numbers without people, and what is counted for them. Whose they are is told in tests/api/statistics.test.ts. */
export const NUMBER_ROWS: Readonly<Record<string, Row>> = {
  'GET /municipality/reach': { who: 'MU' },
  'GET /municipality/reach/file': { who: 'MU' },
  'GET /metrics/menu-counts': { who: 'SA' },
  'POST /metrics/browser-errors': { who: 'AN', also: '2TRS' },
  'POST /metrics/increment': { who: 'US', also: 'TS' },
};

/** What has ended stays in the numbers of the time in which it was there. */
export const ABOUT_NUMBERS = Object.keys(NUMBER_ROWS);

export const NUMBERS_FOR_STAFF = ABOUT_NUMBERS.filter((call) => call.startsWith('GET '));
