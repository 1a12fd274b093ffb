import { DEMO_ACCOUNTS } from '#database/seeds/accounts.ts';
import { startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { copyOf, type Dataset } from './datasets.ts';
import { measureInTurn, type Result } from './measure.ts';
import { logIn } from './organisations.ts';
import { demandList, targetOf } from './pages-and-list.ts';
import { LIST_LENGTH, type Plan } from './plan.ts';

/** NOT-04, CHT-01: what a user has been told of, and their conversations, as there are more of everybody's. */
export type Notices = { rows: number; notices: Result; unread: Result; folder: Result; conversations: Result }[];

/** Of each user, in both sizes: what grows is what others have. */
const EACH = 100;
const UNREAD_EACH = 30;
/** What a request costs is asked for, and not how many a portal takes at once. */
const FEW_CONNECTIONS = 4;
const READER = DEMO_ACCOUNTS.leder.id;
const NOTICES = `/api/notifications?perPage=${LIST_LENGTH}`;
const UNREAD = `${NOTICES}&show=unread`;
const FOLDER = `${NOTICES}&show=activities`;
const CONVERSATIONS = `/api/messenger/threads?perPage=${LIST_LENGTH}`;
const PATHS = [NOTICES, UNREAD, FOLDER, CONVERSATIONS];

export async function measureNotices(usual: Dataset, cluster: Cluster, plan: Plan): Promise<Notices> {
  const sizes = plan.isQuick ? [1000, 2000] : [1000, 1_000_000];
  const portals = [];
  for (const rows of sizes) {
    const url = await copyOf(cluster, usual, `bench_notices_${rows}`);
    await fill(cluster, new URL(url).pathname.slice(1), rows);
    portals.push({ rows, portal: await startPortal({ DATABASE_URL: url, PROCESS: 'web' }) });
  }
  try {
    const targets = [];
    for (const { rows, portal } of portals) {
      const authorization = `Bearer ${await logIn(portal)}`;
      for (const path of PATHS) {
        await demandList(portal.origin + path, { authorization });
        const target = targetOf(`${path} of ${rows} rows`, portal, [path]);
        targets.push({ ...target, headers: { ...target.headers, authorization }, connections: FEW_CONNECTIONS });
      }
    }
    const results = await measureInTurn(targets, cluster, plan);
    return sizes.map((rows, at) => {
      const [notices, unread, folder, conversations] = results.slice(at * PATHS.length, (at + 1) * PATHS.length);
      if (!notices || !unread || !folder || !conversations) throw new Error('Nothing measured.');
      return { rows, notices, unread, folder, conversations };
    });
  } finally {
    await Promise.all(portals.map(({ portal }) => portal.stop()));
  }
}

/** Without the triggers of foreign keys, which would take most of the time. */
async function fill(cluster: Cluster, database: string, rows: number): Promise<void> {
  const people = rows / EACH;
  await cluster.query(
    database,
    `set session_replication_role = replica;
     create temp table person as
       select n, case n when 0 then '${READER}'::uuid else gen_random_uuid() end as id
       from generate_series(0, ${people - 1}) as n;
     create unique index on person (n);
     insert into app_user (id, name, email, birth_date)
       select id, 'Leser ' || n, 'varsel' || n || '@demo.test', '1985-04-12' from person where n > 0;
     insert into notification (id, user_id, type, folder, texts, payload, path, created_at, read_at)
       select gen_random_uuid(), person.id, 'event:published', 'activities',
         '{"nb": "2 nye aktiviteter", "nn": "2 nye aktivitetar", "en": "2 new activities"}', '{}', '/events',
         now() - m * interval '1 hour', case when m > ${UNREAD_EACH} then now() end
       from person, generate_series(1, ${EACH}) as m;
     insert into notification_count (user_id, total, unread)
       select user_id, count(*), count(*) filter (where read_at is null) from notification group by user_id
       on conflict (user_id) do update set total = excluded.total, unread = excluded.unread;
     insert into notification_folder_count (user_id, folder, total, unread)
       select user_id, folder, count(*), count(*) filter (where read_at is null)
       from notification group by user_id, folder
       on conflict (user_id, folder) do update set total = excluded.total, unread = excluded.unread;
     create temp table talk as
       select gen_random_uuid() as id, m, n % ${people} as one,
         (n % ${people} + 1 + (n / ${people}) % ${people - 1}) % ${people} as other
       from generate_series(0, ${rows - 1}) as n, lateral (select n % 1000 as m) as minute;
     insert into thread (id, kind, name, last_seq, last_message_at, created_at)
       select id, 'group', 'Turgruppa', 1, now() - m * interval '1 minute', now() from talk;
     insert into thread_participant (thread_id, user_id, joined_at)
       select talk.id, person.id, now() from talk join person on person.n in (talk.one, talk.other);
     insert into thread_message (thread_id, seq, kind, author_id, body, created_at)
       select talk.id, 1, 'text', person.id, 'Hvem tar nøkkelen?', now() from talk join person on person.n = talk.other`,
  );
  await cluster.query(database, 'vacuum (analyze)');
}
