import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpired } from '#features/retention/server/public.ts';
import type { MessageId } from '#features/vocabulary/ids.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { deliver } from './deliver.ts';
import { demoMailbox } from './demo-mailbox.ts';
import type { MessageTransport, Outcome } from './message-transport.ts';
import { readBody } from './sealed-body.ts';
import { type Message, sendMessage } from './send-message.ts';
import { giveUpSealedMessages, handInAgain } from './tend-messages.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const secrets = createSecrets('a secret that is long enough for tests');
const BERGEN = { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
const later = (ms: number) => new Date(NOW.getTime() + ms);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Takes messages as it is told to, and remembers them. */
function recorder(answer: () => Promise<Outcome> = async () => 'sent') {
  const taken: { to: string; text: string }[] = [];
  const take = async (message: { to: string; text: string }) => {
    taken.push(message);
    return answer();
  };
  const transport: MessageTransport = { sendEmail: take, sendSms: take };
  return { taken, transport };
}

/** Sends a code and answers the id that the job was handed in with. */
async function given(changes: Partial<Message<'code'>> = {}, now = NOW): Promise<MessageId> {
  const handedIn: MessageId[] = [];
  const enqueue: Enqueue = async (_db, job, payload) => {
    expect(job.name).toBe('messages.deliver-sealed');
    handedIn.push((payload as { id: MessageId }).id);
  };
  await sendMessage(
    { db: database.db, secrets, now, tenant: BERGEN, enqueue },
    {
      to: 'kari@example.no',
      user_id: null,
      language: 'nb',
      template: 'code',
      values: { code: '482913', minutes: 10 },
      ...changes,
    },
  );
  const [id] = handedIn;
  if (!id || handedIn.length > 1) throw new Error('One message is handed in once.');
  return id;
}

/** What a message says, for those who have the secret. */
async function textOf(id: MessageId): Promise<string> {
  const columns = ['id', 'text', 'html', 'sealed'] as const;
  const row = await database.db.selectFrom('outgoing_message').select(columns).where('id', '=', id).executeTakeFirst();
  return (row && readBody(secrets, row)?.text) ?? '';
}

async function rowOf(id: MessageId) {
  const { rows } = await sql<Record<string, string | number | null>>`
    select subject, text, html, sealed, sent_at, failed_at, tries from outgoing_message where id = ${id}`.execute(
    database.db,
  );
  return rows[0];
}

describe('sending', () => {
  test('D-09 a message exists exactly if the transaction does', async () => {
    const failing = inTransaction(database.db, async (db) => {
      const services = { db, secrets, now: NOW, tenant: BERGEN, enqueue: async () => {} };
      const message = { user_id: null, language: 'nb', template: 'welcome', values: { name: 'Kari' } } as const;
      await sendMessage(services, { ...message, to: 'undone@example.no' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await sql`select 1 from outgoing_message where recipient = 'undone@example.no'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test.each(['kari@example.no\r\nBcc: all@example.no', 'a@b.no, c@d.no', '<a@b.no>', 'Kari', '+47 12', '', 'a@b@c.no'])(
    'D-15 %j is no address',
    async (to) => {
      await expect(given({ to })).rejects.toThrow('no address');
    },
  );
});

describe('D-14 words that hold a secret', () => {
  test('D-14 a code waits sealed, where no worker of the version before looks', async () => {
    const id = await given();
    const row = await rowOf(id);
    expect(row).toMatchObject({ text: null, html: null, sealed: expect.any(String) });
    expect(JSON.stringify(row)).not.toContain('482913');
    expect(await textOf(id)).toContain('482913');
  });

  test('D-14 what was sealed with another secret is given up: nobody gets it as it is, and it is not tried again', async () => {
    const id = await given();
    const { transport, taken } = recorder();
    const other = createSecrets('another secret that is long enough too');
    expect(await deliver({ db: database.db, secrets: other, now: NOW, transport }, id)).toBe('unreadable');
    expect(await rowOf(id)).toMatchObject({ failed_at: '2026-11-15T12:00:00Z', sent_at: null, sealed: null });
    expect(await deliver({ db: database.db, secrets, now: later(MINUTE_MS), transport }, id)).toBeNull();
    expect(taken).toEqual([]);
  });

  test('D-14 when the secret changes, codes that wait are given up and those that were kept are emptied', async () => {
    const [waiting, kept] = [await given(), await given()];
    await deliver({ db: database.db, secrets, now: NOW, transport: demoMailbox() }, kept);
    await giveUpSealedMessages(database.db, later(MINUTE_MS));
    expect(await rowOf(waiting)).toMatchObject({ sealed: null, failed_at: '2026-11-15T12:01:00Z' });
    expect(await rowOf(kept)).toMatchObject({ sealed: null, failed_at: null, sent_at: '2026-11-15T12:00:00Z' });
  });
});

describe('whom the answer goes to', () => {
  test.each(['kari@example.no\r\nBcc: all@example.no', 'a@b.no, c@d.no', 'Kari <a@b.no>', '+4791234567', ''])(
    'D-15 nobody answers to %j',
    async (reply_to) => {
      await expect(given({ reply_to })).rejects.toThrow('to answer to');
    },
  );

  test('DLG-03 an answer goes to the user who wrote, and that address is forgotten with the message', async () => {
    const id = await given({ reply_to: 'ola@example.no' });
    const { transport, taken } = recorder();
    await deliver({ db: database.db, secrets, now: NOW, transport }, id);
    expect(taken).toMatchObject([{ to: 'kari@example.no', reply_to: 'ola@example.no' }]);
    const { rows } = await sql`select reply_to from outgoing_message where id = ${id}`.execute(database.db);
    expect(rows).toEqual([{ reply_to: null }]);
  });

  test('ORG-05 an SMS names its sender, and only one that phones can show', async () => {
    const id = await given({ to: '+4791234567', sender: 'Solvik IL' });
    const { transport, taken } = recorder();
    await deliver({ db: database.db, secrets, now: NOW, transport }, id);
    expect(taken).toMatchObject([{ to: '+4791234567', sender: 'Solvik IL' }]);
    await expect(given({ to: '+4791234567', sender: 'Solvik Idrettslag' })).rejects.toThrow('as a sender');
  });
});

describe('delivering', () => {
  test('D-22 what a message said is gone from the table once it has been sent', async () => {
    const id = await given();
    const { transport, taken } = recorder();
    await deliver({ db: database.db, secrets, now: NOW, transport }, id);
    expect(taken).toMatchObject([{ to: 'kari@example.no', sender_name: 'Nabolag i Bergen', language: 'nb' }]);
    expect(taken[0]?.text).toContain('482913');
    expect(await rowOf(id)).toMatchObject({
      text: null,
      html: null,
      sealed: null,
      sent_at: '2026-11-15T12:00:00Z',
      failed_at: null,
    });
  });

  test('D-22 the demo keeps it, so that the mailbox has something to show', async () => {
    const id = await given({ to: '+4791234567' });
    await deliver({ db: database.db, secrets, now: NOW, transport: demoMailbox() }, id);
    expect(await rowOf(id)).toMatchObject({ sent_at: '2026-11-15T12:00:00Z', html: null });
    expect(await textOf(id)).toContain('482913');
  });

  test('D-27 one message is sent once, also by two at the same time', async () => {
    const id = await given();
    const { transport, taken } = recorder(() => new Promise((resolve) => setTimeout(() => resolve('sent'), 50)));
    const both = await Promise.allSettled(
      [1, 2].map(() => deliver({ db: database.db, secrets, now: NOW, transport }, id)),
    );
    await deliver({ db: database.db, secrets, now: later(DAY_MS), transport }, id);
    expect(taken).toHaveLength(1);
    // The one that came second is to try again: the first might have died.
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('D-29 what fails is left for the next try', async () => {
    const id = await given();
    const down = recorder(() => Promise.reject(new Error('The mail server did not take a message.')));
    await expect(deliver({ db: database.db, secrets, now: NOW, transport: down.transport }, id)).rejects.toThrow(
      'mail server',
    );
    expect(await rowOf(id)).toMatchObject({ sent_at: null, failed_at: null, tries: 1 });
    const up = recorder();
    await deliver({ db: database.db, secrets, now: later(1000), transport: up.transport }, id);
    expect(up.taken[0]?.text).toContain('482913');
    expect(await rowOf(id)).toMatchObject({ text: null, sealed: null, tries: 2 });
  });

  test('D-29 one who dies while sending leaves the message to the next', async () => {
    const id = await given();
    void deliver(
      { db: database.db, secrets, now: NOW, transport: recorder(() => new Promise(() => {})).transport },
      id,
    );
    const { transport, taken } = recorder();
    await expect.poll(async () => (await rowOf(id))?.sent_at).toBeTruthy();
    await expect(deliver({ db: database.db, secrets, now: later(MINUTE_MS), transport }, id)).rejects.toThrow(
      'Another worker',
    );
    await deliver({ db: database.db, secrets, now: later(6 * MINUTE_MS), transport }, id);
    expect(taken).toHaveLength(1);
  });

  test('IDN-19 a code that would come too late is not sent', async () => {
    const id = await given({ expires_at: later(10 * MINUTE_MS) });
    const { transport, taken } = recorder();
    await deliver({ db: database.db, secrets, now: later(10 * MINUTE_MS), transport }, id);
    expect(taken).toEqual([]);
    expect(await rowOf(id)).toMatchObject({
      failed_at: '2026-11-15T12:10:00Z',
      sent_at: null,
      text: null,
      sealed: null,
    });
    const inTime = await given({ expires_at: later(10 * MINUTE_MS) });
    await deliver({ db: database.db, secrets, now: later(9 * MINUTE_MS), transport }, inTime);
    expect(taken).toHaveLength(1);
  });

  test('D-29 what is refused for good is not tried again', async () => {
    const id = await given();
    const { transport, taken } = recorder(async () => 'refused');
    await deliver({ db: database.db, secrets, now: NOW, transport }, id);
    await deliver({ db: database.db, secrets, now: later(MINUTE_MS), transport }, id);
    expect(taken).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      failed_at: '2026-11-15T12:00:00Z',
      sent_at: null,
      text: null,
      html: null,
      sealed: null,
    });
  });

  test('D-09 a message that is no more is no trouble', async () => {
    const { transport } = recorder();
    await deliver({ db: database.db, secrets, now: NOW, transport }, newId<'MessageId'>());
  });
});

describe('by the clock', () => {
  test('D-29 a mail server may be away for hours; after a day a message is given up', async () => {
    await sql`delete from outgoing_message`.execute(database.db);
    const [fresh, waiting, late, expired] = [
      await given(),
      await given({}, later(-2 * 60 * MINUTE_MS)),
      await given({}, later(-DAY_MS - MINUTE_MS)),
      await given({ expires_at: later(-MINUTE_MS) }, later(-2 * 60 * MINUTE_MS)),
    ];
    const handedIn: unknown[] = [];
    const enqueue: Enqueue = async (_db, _job, ...payloads) => {
      handedIn.push(...payloads);
    };
    await handInAgain({ db: database.db, now: () => NOW, countRows: () => {}, enqueue });
    expect(handedIn).toEqual([{ id: waiting, channel: 'email', tries: 0 }]);
    for (const id of [late, expired])
      expect(await rowOf(id)).toMatchObject({ text: null, sealed: null, failed_at: expect.any(String) });
    for (const id of [fresh, waiting]) expect(await rowOf(id)).toMatchObject({ failed_at: null });
  });

  test('D-22 after thirty days nobody can tell who was written to', async () => {
    await sql`delete from outgoing_message`.execute(database.db);
    const old = await given({}, later(-31 * DAY_MS));
    const recent = await given({}, later(-29 * DAY_MS));
    await removeExpired({ db: database.db, now: () => NOW, countRows: () => {} }, 'outgoing_message');
    expect(await rowOf(old)).toBeUndefined();
    expect(await rowOf(recent)).toBeDefined();
  });
});
