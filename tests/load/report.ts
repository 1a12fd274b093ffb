import { writeFile } from 'node:fs/promises';
import { allCpu, type Figure, type Findings, judge, type Measured } from './figures.ts';
import { GRANTS_NAMES, grantsRow } from './grants.ts';
import { GROUP_DROP_NAMES, groupDropRow } from './group-drop.ts';
import type { Result } from './measure.ts';
import { STATISTICS_NAMES, statisticsRows } from './statistics.ts';

type ReportOptions = {
  /** Everything was to be measured, so what was not is told as well. */
  isWhole: boolean;
  jsonFile: string | undefined;
};

/** Tables for people to standard output; everything as JSON to a file if one is named. */
export async function report(findings: Findings, { isWhole, jsonFile }: ReportOptions): Promise<void> {
  const figures = judge(findings).filter(({ measured }) => isWhole || measured !== null);
  console.log([...tablesOf(findings), '', ...table(FIGURE_HEAD, figures.map(figureRow))].join('\n'));
  if (findings.is_quick)
    console.log('A quick run only tells whether everything runs. Its figures are too short to judge.');
  if (jsonFile !== undefined) await writeFile(jsonFile, `${JSON.stringify({ ...findings, figures }, null, 2)}\n`);
}

/** A figure that is not a number means that something was not measured at all. */
export function demandFinite(value: unknown, where = 'findings'): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${where} is ${value}.`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) demandFinite(part, `${where}.${name}`);
}

function tablesOf(findings: Findings): string[] {
  const {
    machine,
    pages_and_list: found,
    kept_pages,
    organisations = {},
    growth = [],
    finding = [],
    first_load,
    startup,
    memory,
    logins,
    publishing,
    ticket_drop,
    group_drop,
    mixed_writes,
    mailing,
    alerts,
    notices = [],
    streams,
    ledger,
    grants,
    statistics,
  } = findings;
  const loads = [
    ...(found ? LOADS.map((name) => loadRow(found[name])) : []),
    ...(organisations ? Object.values<Result>(organisations).map((result) => loadRow(result)) : []),
    ...growth.map((result) => loadRow(result, `API list at ${result.events} (${result.upcoming_here} here)`)),
    ...finding.map((result) => loadRow(result)),
    ...notices.flatMap((found) => [loadRow(found.notices), loadRow(found.conversations)]),
    ...(streams ? [loadRow(streams.beside), loadRow(streams.alone)] : []),
    ...(grants ? [loadRow(grants.beside), loadRow(grants.alone)] : []),
  ];
  return [
    `${machine.cores} cores of ${machine.processor}, ${machine.memory_mib} MiB, ${machine.system}`,
    `Node ${machine.node}, PostgreSQL ${machine.postgres}, load average at the start ${machine.load_average_at_start.toFixed(2)}`,
    ...(loads.length > 0 ? ['', ...LOAD_NOTE, ...table(LOAD_HEAD, loads)] : []),
    ...(kept_pages ? ['', ...keptPagesTable(kept_pages)] : []),
    ...(first_load === undefined ? [] : ['', ...firstLoadTable(first_load)]),
    ...(startup ? ['', ...startupTable(startup)] : []),
    ...(memory ? ['', ...memoryTable(memory)] : []),
    ...(logins ? ['', ...loginTable(logins)] : []),
    ...(publishing ? ['', ...publishingTable(publishing)] : []),
    ...(ticket_drop ? ['', ...dropTable(ticket_drop)] : []),
    ...(group_drop ? ['', ...table(GROUP_DROP_NAMES, [groupDropRow(group_drop)])] : []),
    ...(mixed_writes ? ['', ...writesTable(mixed_writes)] : []),
    ...(mailing ? ['', ...mailingTable(mailing)] : []),
    ...(alerts ? ['', ...alertsTable(alerts)] : []),
    ...(streams ? ['', ...streamsTable(streams)] : []),
    ...(ledger ? ['', ...ledgerTables(ledger)] : []),
    ...(grants ? ['', ...table(GRANTS_NAMES, [grantsRow(grants)])] : []),
    ...(statistics ? ['', ...table(STATISTICS_NAMES, statisticsRows(statistics))] : []),
  ];
}

const LOADS = [
  'cached_page',
  'constant_floor',
  'filtered_cached_page',
  'uncached_page',
  'filtered_uncached_page',
  'list',
  'list_floor',
] as const;

const LOAD_NOTE = [
  'CPU in ms per request, of the server process and of PostgreSQL. "busy" is how much of one core the server used,',
  '"others" how much of the machine went to programs that are no part of this.',
];

function keptPagesTable({ portals, addresses, at }: Measured['kept_pages']): string[] {
  const rows = at.map((result) => [
    `${result.changes_asked} changes/s asked`,
    result.changes_per_second.toFixed(1),
    result.requests_per_second.toFixed(0),
    result.floor.requests_per_second.toFixed(0),
    (result.requests_per_second / result.floor.requests_per_second).toFixed(2),
    (result.floor.cpu_ms / result.cpu_ms).toFixed(2),
    result.hit_rate.toFixed(3),
    result.renders_per_second.toFixed(1),
    String(result.pages_kept),
    result.p50_ms.toFixed(1),
    result.p99_ms.toFixed(1),
    `${(result.busy * 100).toFixed(0)} %`,
    `${(result.strangers * 100).toFixed(0)} %`,
  ]);
  return [
    `${addresses} pages of ${portals} portals by Zipf, each beside a constant answer just before;`,
    '"others" are also the process that takes the changes.',
    ...table(
      [
        ...[
          '',
          'changes/s',
          'req/s',
          'floor',
          '× floor',
          '× floor by CPU',
          'hit rate',
          'renders/s',
          'kept',
          'p50 ms',
          'p99 ms',
        ],
        ...['busy', 'others'],
      ],
      rows,
    ),
  ];
}

function firstLoadTable(first_load: Measured['first_load']): string[] {
  if (!first_load) return ['The first load was not measured: there is no Chromium.'];
  const kinds = Object.entries(first_load.bytes).map(([kind, bytes]) => [
    kind,
    String(first_load.requests[kind as keyof typeof first_load.requests]),
    (bytes / 1000).toFixed(1),
  ]);
  const late = ['after it has loaded', String(first_load.late.requests), (first_load.late.bytes / 1000).toFixed(1)];
  return table(['first load', 'requests', 'kB gz'], [...kinds, late]);
}

const startupTable = ({ embedded, postgres }: Measured['startup']): string[] =>
  table(
    ['ready after, s', 'median', 'worst', 'first start'],
    [
      ['embedded database', ...[embedded.median_ms, embedded.worst_ms, embedded.first_ms].map(seconds)],
      ['PostgreSQL', ...[postgres.median_ms, postgres.worst_ms].map(seconds), ''],
    ],
  );

const memoryTable = (memory: Measured['memory']): string[] =>
  table(
    ['memory under load, MiB', 'PSS', 'portal', 'PostgreSQL', 'RSS'],
    memory.map(({ activities, postgres_processes, ...bytes }) => [
      `${activities} activities, ${postgres_processes} of PostgreSQL`,
      ...[bytes.pss, bytes.portal_pss, bytes.postgres_pss, bytes.rss].map(mebibytes),
    ]),
  );

function loginTable(logins: Measured['logins']): string[] {
  const { alone_p99_ms, beside_p99_ms, all_answered_ms, known_p50_ms, unknown_p50_ms } = logins;
  const times = [alone_p99_ms, beside_p99_ms, all_answered_ms, known_p50_ms, unknown_p50_ms];
  return table(
    ['logins, ms', 'list p99 alone', 'list p99 beside 40', 'last answered', 'known p50', 'unknown p50'],
    [['', ...times.map((ms) => ms.toFixed(1))]],
  );
}

function publishingTable(publishing: Measured['publishing']): string[] {
  const { times, published, p50_ms, p99_ms, few_followers_p50_ms, many_followers_p50_ms } = publishing;
  const lasted = [p50_ms, p99_ms, few_followers_p50_ms, many_followers_p50_ms];
  return table(
    ['publishing, ms', 'times in each', 'published', 'p50', 'p99', 'p50 with 10 followers', 'with 10,000'],
    [['', String(times), String(published), ...lasted.map((ms) => ms.toFixed(1))]],
  );
}

const alertsTable = (alerts: Measured['alerts']): string[] =>
  table(
    ['saved lists', 'different ones', 'CPU ms of a new activity', 'found on'],
    alerts.map(({ saved, filters, cpu_ms, hits }) => [
      String(saved),
      String(filters),
      cpu_ms.toFixed(2),
      hits.toFixed(1),
    ]),
  );

const streamsTable = ({ streams, added_bytes, writes, seen_p50_ms, seen_p99_ms }: Measured['streams']): string[] =>
  table(
    ['open streams', 'MiB more', 'lines', 'seen elsewhere, p50 ms', 'p99 ms'],
    [[String(streams), mebibytes(added_bytes), String(writes), seen_p50_ms.toFixed(0), seen_p99_ms.toFixed(0)]],
  );
const ledgerTables = ({ sizes, control }: Measured['ledger']): string[] => [
  ...table(
    ['postings', 'CPU ms of a balance', 'of an account’s history', 'of a page of the journal'],
    sizes.map(({ postings, balance_cpu_ms, history_cpu_ms, journal_cpu_ms }) => [
      String(postings),
      ...[balance_cpu_ms, history_cpu_ms, journal_cpu_ms].map((ms) => ms.toFixed(3)),
    ]),
  ),
  ...table(
    ['daily control, read only', 's', 'faults'],
    [[`${control.postings} postings`, control.seconds.toFixed(1), String(control.faults)]],
  ),
];

function dropTable(drop: Measured['ticket_drop']): string[] {
  const { portals, people, places, seconds, attending, waiting, server_errors, asked_to_wait, braked } = drop;
  const counts = [portals, people, places, seconds, attending, waiting, server_errors, asked_to_wait, braked];
  const times = [drop.p50_ms, drop.p99_ms, drop.overtaken_ms, drop.visitors_alone, drop.visitors_beside];
  const cpu = [drop.portal_cpu_ms, drop.database_cpu_ms, drop.crowd_cpu_ms];
  return [
    ...table(
      ['ticket drop', 'portals', 'people', 'places', 's', 'attending', 'waiting', '5xx', '503', 'bots 429'],
      [['', ...counts.map(String)]],
    ),
    ...table(
      ['', 'p50 ms', 'p99 ms', 'overtaken ms', 'visitors/s alone', 'beside', 'CPU ms', 'PG CPU', 'crowd CPU'],
      [['', ...[...times, ...cpu].map((figure) => figure.toFixed(0))]],
    ),
  ];
}

const writesTable = ({ per_second, written, p99_ms, wal_bytes, kinds }: Measured['mixed_writes']): string[] =>
  table(
    ['writes', 'written', 'p99 ms', 'WAL bytes'],
    [
      ...kinds.map((of) => [of.kind, String(of.written), of.p99_ms.toFixed(0), of.wal_bytes.toFixed(0)]),
      [`all, ${per_second} a second`, String(written), p99_ms.toFixed(0), wal_bytes.toFixed(0)],
    ],
  );

const mailingTable = ({ letters, sent, seconds: lasted, codes, ...times }: Measured['mailing']): string[] =>
  table(
    ['mailing', 'letters', 'sent', 's', 'codes', 'code p50 alone', 'p50 ms', 'slowest ms'],
    [
      [
        '',
        ...[letters, sent, lasted, codes, times.alone_p50_ms, times.p50_ms, times.slowest_ms].map((n) => n.toFixed(0)),
      ],
    ],
  );

const LOAD_HEAD = ['', 'req/s', 'CPU', 'PG CPU', 'both', 'p50 ms', 'p99 ms', 'bytes', 'busy', 'others'];

const loadRow = (result: Result, name = result.name): string[] => [
  name,
  result.requests_per_second.toFixed(0),
  result.cpu_ms.toFixed(3),
  result.database_cpu_ms.toFixed(3),
  allCpu(result).toFixed(3),
  result.p50_ms.toFixed(1),
  result.p99_ms.toFixed(1),
  result.bytes.toFixed(0),
  `${(result.busy * 100).toFixed(0)} %`,
  `${(result.strangers * 100).toFixed(0)} %`,
];

const FIGURE_HEAD = ['figure to reach', 'found', '', 'limit', '', ''];

const figureRow = ({ name, measured, relation, limit, unit, is_reached }: Figure): string[] => [
  name,
  measured?.toFixed(2) ?? '–',
  relation,
  String(limit),
  unit,
  is_reached === null ? 'not measured' : is_reached ? 'pass' : 'FAIL',
];

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

/** The first column to the left, numbers to the right. */
export function table(head: string[], rows: string[][]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isText = widths.map((_, column) => column === 0 || rows.some((row) => /^[a-z×≥≤]/i.test(row[column] ?? '')));
  return all.map((row) =>
    row
      .map((cell, column) => (isText[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
