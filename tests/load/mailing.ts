import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '#database/seeds/accounts.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { type ChildServer, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { percentileOf } from './measure.ts';
import { logIn } from './organisations.ts';
import { HOST, MUNICIPALITY_ID, type Plan } from './plan.ts';

/** D-29: how long people wait for the code of a login while an organisation writes to all its members. */
export type Mailing = {
  letters: number;
  /** Letters of the mailing that the mail server has taken meanwhile, and for how long. */
  sent: number;
  seconds: number;
  codes: number;
  /** From the request until the mail server has taken the code. */
  alone_p50_ms: number;
  p50_ms: number;
  slowest_ms: number;
};

/** What a relay takes to look at a letter and keep it. */
const LETTER_MS = 100;
const PACE_MS = 700;
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 5;
const READER = 'leser';
const ORGANISATION_ID = '01900000-0000-7000-8000-000000000102';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export async function measureMailing(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<Mailing> {
  const { letters, alone, beside } = plan.isQuick
    ? { letters: 200, alone: 1, beside: 2 }
    : { letters: 50_000, alone: 15, beside: 60 };
  await giveReaders(cluster, new URL(databaseUrl).pathname.slice(1), { letters, codes: alone + beside });
  const mail = await startMailServer({ letterMs: LETTER_MS });
  const portal = await startPortal({ DATABASE_URL: databaseUrl, SMTP_URL: mail.url, LETTERS_PER_DAY: String(letters) });
  try {
    const before = await codesAsked({ portal, mail }, 0, alone);
    await writeToMembers(portal, letters);
    const countSent = () => mail.mails.filter(({ envelope }) => envelope.to[0]?.startsWith(READER)).length;
    while (countSent() === 0) await sleep(LOOK_AGAIN_MS);
    const [began, sentBefore] = [performance.now(), countSent()];
    const during = await codesAsked({ portal, mail }, alone, beside);
    return {
      letters,
      sent: countSent() - sentBefore,
      seconds: (performance.now() - began) / 1000,
      codes: beside,
      alone_p50_ms: percentileOf(before, 0.5),
      p50_ms: percentileOf(during, 0.5),
      slowest_ms: Math.max(...during),
    };
  } finally {
    await portal.stop();
    await mail.close();
  }
}

const addressOf = (nth: number): string => `kode${nth}@demo.test`;

async function giveReaders(cluster: Cluster, database: string, { letters, codes }: { letters: number; codes: number }) {
  await cluster.query(
    database,
    `insert into organisation (id, municipality_id, name, status, owner_user_id)
     values ('${ORGANISATION_ID}', ${MUNICIPALITY_ID}, 'Stort lag', 'accepted', '${DEMO_ACCOUNTS.leder.id}')`,
  );
  await cluster.query(
    database,
    `insert into membership (organisation_id, user_id, role, status)
     values ('${ORGANISATION_ID}', '${DEMO_ACCOUNTS.leder.id}', 'admin', 'active')`,
  );
  await cluster.query(
    database,
    `with people as (
       insert into app_user (id, name, email, email_verified_at)
       select gen_random_uuid(), 'Leser ' || number, '${READER}' || number || '@demo.test', now()
       from generate_series(1, ${letters - 1}) as number
       returning id
     ), awake as (
       insert into quiet_hours (user_id, from_hour, until_hour) select id, 0, 0 from people
     )
     insert into membership (organisation_id, user_id, role, status)
     select '${ORGANISATION_ID}'::uuid, id, 'member', 'active' from people`,
  );
  await cluster.query(
    database,
    `insert into app_user (id, name, email, email_verified_at, terms_accepted_at)
     select gen_random_uuid(), 'Venter ' || number, 'kode' || number || '@demo.test', now(), now()
     from generate_series(0, ${codes - 1}) as number`,
  );
}

async function writeToMembers({ origin }: ChildServer, letters: number): Promise<void> {
  const ticket = await logIn({ origin });
  const body = { subject: 'Til alle', body: 'Dette er et brev til alle medlemmer.', from_role: 'member', files: [] };
  const recipients = await post<{ data: { recipients: number } }>(
    `${origin}/api/organizations/${ORGANISATION_ID}/messages`,
    body,
    { authorization: `Bearer ${ticket}` },
  );
  if (recipients.data.recipients < letters - 1) throw new Error(`Only ${recipients.data.recipients} would get it.`);
}

async function codesAsked({ portal, mail }: { portal: ChildServer; mail: MailServer }, from: number, count: number) {
  const waiting: Promise<number>[] = [];
  for (let nth = from; nth < from + count; nth += 1) {
    waiting.push(codeAsked({ portal, mail }, addressOf(nth)));
    await sleep(PACE_MS);
  }
  return Promise.all(waiting);
}

async function codeAsked({ portal, mail }: { portal: ChildServer; mail: MailServer }, address: string) {
  const form = await fetch(`${portal.origin}/api/auth/form`, { headers: { host: HOST } });
  const cookie = form.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const began = performance.now();
  const asked = { username: address, purpose: 'login' };
  await post(`${portal.origin}/api/auth/username-verifications`, asked, { cookie });
  while (performance.now() - began < PATIENCE_MS) {
    const letter = mail.mails.findLast(({ envelope }) => envelope.to.includes(address));
    if (letter) return letter.taken_at_ms - began;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Error(`A code did not come within ${PATIENCE_MS / 1000} s.`);
}

async function post<Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
