import type { SavedLists } from './alerts.ts';
import { COLD_SUBJECTS, type Finding, GROWTH_LIMITS, SUBJECTS } from './finding.ts';
import type { FirstLoad } from './first-load.ts';
import type { Grants } from './grants.ts';
import type { GroupDrop } from './group-drop.ts';
import type { Growth } from './growth.ts';
import type { KeptPages } from './kept-pages.ts';
import type { LedgerGrowth } from './ledger.ts';
import type { Logins } from './logins.ts';
import type { Mailing } from './mailing.ts';
import type { Result } from './measure.ts';
import type { Memory } from './memory.ts';
import type { MixedWrites } from './mixed-writes.ts';
import type { Notices } from './notices.ts';
import type { Organisations } from './organisations.ts';
import type { PagesAndList } from './pages-and-list.ts';
import type { Machine } from './plan.ts';
import type { Publishing } from './publishing.ts';
import type { EmbeddedStartup, Startup } from './startup.ts';
import type { StatisticsGrowth } from './statistics.ts';
import type { Streams } from './streams.ts';
import type { TicketDrop } from './ticket-drop.ts';

/** What was not asked for is not there. */
export type Findings = { machine: Machine; is_quick: boolean } & Partial<Measured>;

export type Measured = {
  pages_and_list: PagesAndList;
  kept_pages: KeptPages;
  organisations: Organisations;
  growth: Growth;
  finding: Finding;
  /** nDCG@5 of the judged questions over their corpus. */
  search_quality: number;
  /** Null where there is no Chromium. */
  first_load: FirstLoad | null;
  startup: { embedded: EmbeddedStartup; postgres: Startup };
  memory: Memory[];
  logins: Logins;
  publishing: Publishing;
  ticket_drop: TicketDrop;
  group_drop: GroupDrop;
  mixed_writes: MixedWrites;
  mailing: Mailing;
  alerts: SavedLists;
  notices: Notices;
  streams: Streams;
  ledger: LedgerGrowth;
  grants: Grants;
  statistics: StatisticsGrowth;
};

/** A figure to reach. `is_reached` is null where it was not measured. */
export type Figure = {
  name: string;
  measured: number | null;
  relation: '≥' | '≤';
  limit: number;
  unit: string;
  is_reached: boolean | null;
};

/** The figures that the portal is held to, with what was found. */
export function judge(findings: Findings): Figure[] {
  const {
    pages_and_list: found,
    kept_pages,
    organisations,
    growth = [],
    finding = [],
    memory = [],
    first_load,
    startup,
    logins,
    publishing,
    ticket_drop,
    group_drop,
    mixed_writes,
    mailing,
    alerts,
    notices,
    streams,
    ledger,
    grants,
    statistics,
  } = findings;
  const at = (size: number) => growth.find((result) => result.size === size);
  const whileChanging = (rate: number) => kept_pages?.at.find(({ changes_asked }) => changes_asked === rate);
  const kilobytes = (bytes: number | undefined) => bytes && bytes / 1000;
  return [
    atLeast(0.7, '× floor', 'cached page, requests/s', ratio(found?.cached_page, found?.constant_floor, speed)),
    atLeast(
      0.7,
      '× floor',
      'cached page with filters, requests/s',
      ratio(found?.filtered_cached_page, found?.constant_floor, speed),
    ),
    atLeast(
      0.6,
      '× floor',
      'pages of 300 portals at 10 changes/s, requests/s',
      ratio(whileChanging(10), whileChanging(10)?.floor, speed),
    ),
    atLeast(0.95, 'of requests', 'pages of 300 portals at 10 changes/s, found in memory', whileChanging(10)?.hit_rate),
    atLeast(
      0.4,
      '× floor',
      'pages of 300 portals at 50 changes/s, requests/s',
      ratio(whileChanging(50), whileChanging(50)?.floor, speed),
    ),
    atLeast(
      0.7,
      '× floor',
      'cached organisation, requests/s',
      ratio(organisations?.page, organisations?.page_floor, speed),
    ),
    atMost(
      1.5,
      '× 100',
      'members of 10,000, first page, CPU with PostgreSQL',
      ratio(organisations?.many_members, organisations?.few_members, allCpu),
    ),
    atMost(
      1.5,
      '× first',
      'members of 10,000, last page, CPU with PostgreSQL',
      ratio(organisations?.last_members, organisations?.many_members, allCpu),
    ),
    atMost(12, '× floor', 'uncached page, CPU', ratio(found?.uncached_page, found?.list_floor, ownCpu)),
    atMost(
      12,
      '× floor',
      'uncached page with filters, CPU',
      ratio(found?.filtered_uncached_page, found?.list_floor, ownCpu),
    ),
    atMost(12, '× floor', 'uncached page, CPU with PostgreSQL', ratio(found?.uncached_page, found?.list_floor, allCpu)),
    atMost(1.8, '× floor', 'API list, CPU', ratio(found?.list, found?.list_floor, ownCpu)),
    atMost(1.8, '× floor', 'API list, CPU with PostgreSQL', ratio(found?.list, found?.list_floor, allCpu)),
    atMost(1.1, '× 2k', 'list at 20k, CPU', ratio(at(20_000), at(2000), ownCpu)),
    atMost(1.1, '× 2k', 'list at 20k, CPU with PostgreSQL', ratio(at(20_000), at(2000), allCpu)),
    atMost(
      2,
      '× 1k',
      'list at 100k, p50',
      ratio(at(100_000), at(1000), ({ p50_ms }) => p50_ms),
    ),
    ...SUBJECTS.map((subject) => {
      const isCold = COLD_SUBJECTS.includes(subject);
      const foundAt = (size: number) =>
        finding.find((result) => result.subject === subject && result.size === size && result.is_cold === isCold);
      const grown = ratio(foundAt(100_000), foundAt(1000), ({ p50_ms }) => p50_ms);
      return atMost(
        GROWTH_LIMITS[subject],
        '× 1k',
        `${isCold ? 'cold ' : ''}${subject} with filters at 100k, p50`,
        grown,
      );
    }),
    atLeast(0.95, 'nDCG@5', 'order of what search finds', findings.search_quality),
    atMost(125, 'kB gz', 'first load, JS', kilobytes(first_load?.bytes.script)),
    atMost(32, 'kB gz', 'first load, CSS', kilobytes(first_load?.bytes.style)),
    atMost(8, 'requests', 'first load, document, scripts, styles, fonts', first_load?.requests_of_page),
    atMost(113, 'kB gz', 'first load of the sign-in, JS', kilobytes(first_load?.sign_in_script_bytes)),
    atMost(2, '× alone', 'list while 40 log in, p99', logins && logins.beside_p99_ms / logins.alone_p99_ms),
    atMost(
      5,
      'ms',
      'known and unknown name, p50 apart',
      logins && Math.abs(logins.known_p50_ms - logins.unknown_p50_ms),
    ),
    atLeast(0.01, 'p', 'known and unknown name, Mann-Whitney', logins?.same_probability),
    atMost(150, 'ms', `publishing ${publishing?.times ?? 52} weekly times in one request, p99`, publishing?.p99_ms),
    atMost(
      2,
      '× 10',
      'publishing with 10,000 followers, p50',
      publishing && publishing.many_followers_p50_ms / publishing.few_followers_p50_ms,
    ),
    ...dropFigures(ticket_drop),
    atMost(3, 's', 'tickets with accounts, p99', group_drop && group_drop.p99_ms / 1000),
    atMost(0, 'answers', 'tickets with accounts, faults of the portal', group_drop?.server_errors),
    atMost(300, 'ms', 'mixed writes, p99', mixed_writes?.p99_ms),
    atMost(0, 'answers', 'mixed writes, faults of the portal', mixed_writes?.server_errors),
    atMost(100, 'kB', 'mixed writes, WAL of each', kilobytes(mixed_writes?.wal_bytes)),
    atMost(2, 's', 'code of a login beside a mailing, the slowest', mailing && mailing.slowest_ms / 1000),
    atMost(10, '× 1,000', 'new activity against 100,000 saved lists, CPU', growthOf(alerts)),
    ...noticeFigures(notices),
    ...streamFigures(streams),
    atLeast(
      0.8,
      '× alone',
      'list page while 50,000 accounts are granted, requests/s',
      ratio(grants?.beside, grants?.alone, speed),
    ),
    atMost(1.2, '× 1,000', 'balance among 1,000,000 postings, CPU', ledgerGrowth(ledger, 'balance_cpu_ms')),
    atMost(1.2, '× 1,000', 'history among 1,000,000 postings, CPU', ledgerGrowth(ledger, 'history_cpu_ms')),
    atMost(1.2, '× 1,000', 'a municipality’s numbers of 1,000,000 facts, CPU', statisticsGrowth(statistics)),
    atMost(0, 'faults', 'daily control of 1,000,000 postings, read only', ledger?.control.faults),
    atMost(5, 's', 'ready again, embedded database', startup && startup.embedded.median_ms / 1000),
    atMost(5, 's', 'ready again, PostgreSQL', startup && startup.postgres.median_ms / 1000),
    ...memory.map(({ activities, pss }) =>
      atMost(350, 'MiB', `memory of portal and PostgreSQL, ${activities} activities`, pss / 1024 / 1024),
    ),
  ];
}

/** From the fewest to the most. */
function ledgerGrowth(ledger: LedgerGrowth | undefined, of: 'balance_cpu_ms' | 'history_cpu_ms'): number | undefined {
  const [few, many] = [ledger?.sizes[0], ledger?.sizes.at(-1)];
  return few && many && many[of] / few[of];
}

function statisticsGrowth(statistics: StatisticsGrowth | undefined): number | undefined {
  const [few, many] = [statistics?.sizes[0], statistics?.sizes.at(-1)];
  return few && many && many.read_cpu_ms / few.read_cpu_ms;
}

function growthOf(alerts: SavedLists = []): number | undefined {
  const [few, many] = [alerts[0], alerts.at(-1)];
  return few && many && many.cpu_ms / few.cpu_ms;
}

function noticeFigures(found: Notices = []): Figure[] {
  const [few, many] = [found[0], found.at(-1)];
  const grown = (of: 'notices' | 'unread' | 'folder' | 'conversations') => ratio(many?.[of], few?.[of], allCpu);
  return [
    atMost(1.2, '× 1,000', 'list of notifications at 1,000,000 rows, CPU with PostgreSQL', grown('notices')),
    atMost(1.2, '× 1,000', 'list of what is unread at 1,000,000 rows, CPU with PostgreSQL', grown('unread')),
    atMost(1.2, '× 1,000', 'list of one folder at 1,000,000 rows, CPU with PostgreSQL', grown('folder')),
    atMost(1.2, '× 1,000', 'list of conversations at 1,000,000 rows, CPU with PostgreSQL', grown('conversations')),
  ];
}

const streamFigures = (found: Streams | undefined): Figure[] => [
  atMost(60, 'MiB', '2,000 open streams, memory of the portal', found && found.added_bytes / 1024 / 1024),
  atLeast(0.9, '× none', 'list page beside 2,000 open streams, requests/s', ratio(found?.beside, found?.alone, speed)),
  atMost(500, 'ms', 'from a line to the browser at another process, p99', found?.seen_p99_ms),
];

const dropFigures = (drop: TicketDrop | undefined): Figure[] => [
  atMost(5, 's', 'ticket drop, p99', drop && drop.p99_ms / 1000),
  atMost(0, 'answers', 'ticket drop, faults of the portal', drop?.server_errors),
  atMost(1, 's', 'ticket drop, overtaken at the same portal', drop && drop.overtaken_ms / 1000),
  atLeast(0.5, '× alone', 'ticket drop, pages and lists beside it', drop && drop.visitors_beside / drop.visitors_alone),
];

export const allCpu = ({ cpu_ms, database_cpu_ms }: Result): number => cpu_ms + database_cpu_ms;

const ownCpu = ({ cpu_ms }: Result): number => cpu_ms;
const speed = ({ requests_per_second }: Result): number => requests_per_second;

const ratio = (subject: Result | undefined, floor: Result | undefined, of: (result: Result) => number) =>
  subject && floor && of(subject) / of(floor);

const atMost = (limit: number, unit: string, name: string, measured: number | undefined): Figure => ({
  name,
  measured: measured ?? null,
  relation: '≤',
  limit,
  unit,
  is_reached: measured === undefined ? null : measured <= limit,
});

const atLeast = (limit: number, unit: string, name: string, measured: number | undefined): Figure => ({
  ...atMost(limit, unit, name, measured),
  relation: '≥',
  is_reached: measured === undefined ? null : measured >= limit,
});
