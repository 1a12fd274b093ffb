import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoMailbox } from '#features/messages/server/demo-mailbox.ts';
import { messageWorkers } from '#features/messages/server/jobs.ts';
import { type Message, sendMessage } from '#features/messages/server/send-message.ts';
import { smtpTransport } from '#features/messages/server/smtp-transport.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { openTestDatabase } from '#tests/support/templates.ts';

const BERGEN = tenantByKey('bergen') ?? { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
const WELCOME: Message<'welcome'> = {
  to: 'ase@example.no',
  user_id: null,
  language: 'nb',
  template: 'welcome',
  values: { name: 'Åse Bjørnsdatter' },
};
const secrets = createSecrets('a secret that is long enough for tests');
const SOON = { timeout: 20_000, interval: 100 };

describe('from the transaction to the mailbox', () => {
  let database: OpenDatabase;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let smtp: ReturnType<typeof smtpTransport>;
  let jobs: Jobs;
  const troubles: unknown[] = [];

  beforeAll(async () => {
    [database, server] = await Promise.all([openTestDatabase(), startMailServer()]);
    smtp = smtpTransport({ url: server.url, from: 'Nabolag <ikke-svar@nabolag.example>' });
    jobs = await startJobs({
      engine: database.engine,
      services: {
        db: database.db,
        now: () => new Date(),
        secrets,
        hear: async () => {},
      },
      workers: messageWorkers({
        transport: { ...demoMailbox(), sendEmail: smtp.sendEmail },
        onTrouble: (error) => troubles.push(error),
      }),
      isWorker: true,
      pollSeconds: 0.5,
      onTrouble: (error) => troubles.push(error),
    });
  });
  afterAll(async () => {
    await jobs.stop();
    smtp.close();
    await Promise.all([server.close(), database.close()]);
  });

  const send = (message: Message, sealing = secrets) =>
    inTransaction(database.db, (db) =>
      sendMessage({ db, secrets: sealing, now: new Date(), tenant: BERGEN, enqueue: jobs.enqueue }, message),
    );
  const mailTo = (address: string) => server.mails.find(({ envelope }) => envelope.to.includes(address));

  test.each([
    ['nb', 'Velkommen til Nabolag i Bergen', 'Så fint at du er med! Nå er brukeren din klar.'],
    ['nn', 'Velkomen til Nabolag i Bergen', 'Så fint at du er med! No er brukaren din klar.'],
    ['en', 'Welcome to Nabolag in Bergen', 'Thank you for joining! Your account is ready.'],
  ] as const)('I18-02 a person gets their mail in %s', async (language, subject, sentence) => {
    const to = `ase.${language}@example.no`;
    await send({ ...WELCOME, to, language });
    await vi.waitFor(() => expect(mailTo(to)).toBeDefined(), SOON);
    const mail = mailTo(to);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(sentence);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.html).toContain(sentence);
    expect(mail?.text).toContain('Åse Bjørnsdatter');
  });

  test('D-14 a code arrives as it was written; one that was sealed with another secret is told of and not sent', async () => {
    const code = { user_id: null, language: 'nb', template: 'code', values: { code: '482913', minutes: 10 } } as const;
    await send({ ...code, to: 'other@example.no' }, createSecrets('another secret that is long enough too'));
    await vi.waitFor(() => expect(troubles).toHaveLength(1), SOON);
    expect(String(troubles.pop())).toBe('Error: A message was sealed with another SECRET and is not sent.');
    await send({ ...code, to: 'sealed@example.no' });
    await vi.waitFor(() => expect(mailTo('sealed@example.no')).toBeDefined(), SOON);
    expect(mailTo('sealed@example.no')?.text).toContain('482913');
    expect(mailTo('sealed@example.no')?.html).toContain('482913');
    expect(mailTo('other@example.no')).toBeUndefined();
    expect(troubles).toEqual([]);
  });

  test('D-15 a hostile name arrives as nothing but a name', async () => {
    const to = 'hostile@example.no';
    await send({ ...WELCOME, to, values: { name: 'Åse\r\nBcc: all@example.no\r\n\r\n<img src=x onerror=alert(1)>' } });
    await vi.waitFor(() => expect(mailTo(to)).toBeDefined(), SOON);
    const mail = mailTo(to);
    expect(mail?.envelope.to).toEqual([to]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('D-29 D-22 a server that is busy gets it later, and the log does not learn to whom', async () => {
    const to = 'patient@example.no';
    let refusals = 0;
    server.refuse((address) => {
      if (address !== to || refusals >= 1) return undefined;
      refusals += 1;
      return { code: 451, text: `4.3.2 <${address}> try again later` };
    });
    await send({ ...WELCOME, to });
    await vi.waitFor(() => expect(mailTo(to)).toBeDefined(), SOON);
    expect(refusals).toBe(1);
    expect(server.mails.filter(({ envelope }) => envelope.to.includes(to))).toHaveLength(1);
    expect(troubles).toHaveLength(1);
    expect(String((troubles[0] as Error).stack)).not.toContain(to);
    server.refuse();
  });
});

describe('the demo mailbox', () => {
  let portal: TestPortal;
  let now = new Date('2026-11-15T12:00:00Z');

  beforeAll(async () => {
    portal = await startPortal({ settings: { DEMO: 'on' }, now: () => now });
    const given: Pick<Message<'code'>, 'to' | 'language' | 'values'>[] = [
      { to: 'kari@example.no', language: 'nb', values: { code: '111111', minutes: 10 } },
      { to: '+4791234567', language: 'nn', values: { code: '222222', minutes: 10 } },
      { to: 'Ola.Nordmann@example.no', language: 'en', values: { code: '333333', minutes: 10 } },
    ];
    for (const message of given) {
      now = new Date(now.getTime() + 1000);
      await sendMessage(
        { ...portal.jobServices, now, tenant: BERGEN },
        { user_id: null, template: 'code', ...message },
      );
    }
  });
  afterAll(() => portal.close());

  test('IDN-19 shows what would have been sent, the newest first', async () => {
    const { status, headers, json } = await portal.get('/api/dev/outbox');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    const { data } = json();
    expect(data.map(({ to }: { to: string }) => to)).toEqual([
      'Ola.Nordmann@example.no',
      '+4791234567',
      'kari@example.no',
    ]);
    expect(data[0]).toMatchObject({ channel: 'email', template: 'code', subject: 'Your code for Nabolag in Bergen' });
    expect(data[0].text).toContain('333333');
    expect(data[0].html).toContain('333333');
    expect(data[1]).toMatchObject({ channel: 'sms', subject: null, html: null });
  });

  test.each([
    ['kari@example.no', ['111111']],
    ['ola.nordmann', ['333333']],
    ['912 34 567', ['222222']],
    ['%', []],
    ["' or true --", []],
  ])('IDN-19 finds the messages to %s', async (to, codes) => {
    const { json } = await portal.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
    expect(json().data.map(({ text }: { text: string }) => /\d{6}/.exec(text)?.[0])).toEqual(codes);
  });

  test('IDN-19 a recipient longer than any address is refused', async () => {
    expect((await portal.get(`/api/dev/outbox?to=${'a'.repeat(321)}`)).status).toBe(422);
  });

  test('D-22 there is no such thing where there is no demo', async () => {
    const real = await startPortal({ settings: { DEMO: 'off' } });
    expect((await real.get('/api/dev/outbox')).status).toBe(404);
    await real.close();
  });
});
