import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '#features/vocabulary/ids.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import type { Email } from './message-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let smtp: ReturnType<typeof smtpTransport>;

beforeAll(async () => {
  server = await startMailServer();
  smtp = smtpTransport({ url: server.url, from: 'Nabolag <ikke-svar@nabolag.example>' });
});
beforeEach(() => {
  server.refuse();
  server.mails.length = 0;
});
afterAll(async () => {
  smtp.close();
  await server.close();
});

const MAIL: Email = {
  id: ids.message.parse('a2b7c0de-0000-4000-8000-000000000001'),
  to: 'ase@example.no',
  sender_name: 'Nabolag i Bærum',
  reply_to: 'hjelp@nabolag.example',
  language: 'nn',
  subject: 'Velkomen til Nabolag i Bærum – æøå ÆØÅ',
  text: 'Hei, Åse!\n\nSå fint at du er med! Blåbærsyltetøy.\n',
  html: '<html lang="nn"><p>Hei, Åse! Så fint at du er med! Blåbærsyltetøy.</p></html>',
  attachment: null,
  unsubscribe_url: null,
};

describe('mail that really arrives', () => {
  test('I18-02 has its letters, its language and both its parts', async () => {
    expect(await smtp.sendEmail(MAIL)).toBe('sent');
    const [mail] = server.mails;
    expect(mail?.subject).toBe(MAIL.subject);
    expect(mail?.text?.replaceAll('\r\n', '\n').trim()).toBe(MAIL.text.trim());
    expect(mail?.html?.trim()).toBe(MAIL.html);
    expect(mail?.from).toMatchObject({ name: 'Nabolag i Bærum', address: 'ikke-svar@nabolag.example' });
    expect(mail?.replyTo).toMatchObject([{ address: 'hjelp@nabolag.example' }]);
    expect(mail?.to).toMatchObject([{ address: 'ase@example.no' }]);
    expect(mail?.messageId).toBe('<a2b7c0de-0000-4000-8000-000000000001@nabolag.example>');
    expect(headerOf(mail, 'content-language')).toBe('nn');
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(mail?.envelope).toEqual({ from: 'ikke-svar@nabolag.example', to: ['ase@example.no'] });
  });

  test('BEY-14 what can be turned off has the headers of RFC 8058, whole, and nothing else has', async () => {
    const unsubscribe_url = `https://bergen.nabolag.example/unsubscribe/l66K14.${'uJXZZ7V5hUZT'.repeat(14)}`;
    await smtp.sendEmail({ ...MAIL, unsubscribe_url });
    await smtp.sendEmail(MAIL);
    const [optional, required] = server.mails;
    expect(headerOf(optional, 'list-unsubscribe')).toBe(`<${unsubscribe_url}>`);
    expect(headerOf(optional, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(required?.headers.map(({ key }) => key).filter((key) => key.startsWith('list-'))).toEqual([]);
  });

  test('D-15 nothing that is filled in becomes a header or a second recipient', async () => {
    const injected = 'Hei\r\nBcc: all@example.no\r\nX-Evil: yes\r\n\r\n<b>body</b>';
    await smtp.sendEmail({ ...MAIL, subject: injected, sender_name: injected, reply_to: `a@b.no${injected}` });
    const [mail] = server.mails;
    expect(mail?.envelope.to).toEqual(['ase@example.no']);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(headerOf(mail, 'x-evil')).toBeUndefined();
    expect(mail?.text).toContain('Blåbærsyltetøy');
    expect(mail?.from?.address).toBe('ikke-svar@nabolag.example');
    expect(mail?.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a server that does not take it', () => {
  test('D-29 for the moment: tried again later, and the log does not learn to whom', async () => {
    server.refuse((to) => ({ code: 451, text: `4.7.1 <${to}> come back later` }));
    const error = await smtp.sendEmail(MAIL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).message)).toContain('451');
    expect(`${(error as Error).stack} ${JSON.stringify(error)} ${(error as Error).cause}`).not.toContain('ase@');
    server.refuse();
    expect(await smtp.sendEmail(MAIL)).toBe('sent');
  });

  test('D-29 for good: that is an answer', async () => {
    server.refuse((to) => (to === 'nobody@example.no' ? { code: 550, text: '5.1.1 no such user' } : undefined));
    expect(await smtp.sendEmail({ ...MAIL, to: 'nobody@example.no' })).toBe('refused');
    expect(await smtp.sendEmail(MAIL)).toBe('sent');
  });

  test('D-29 nobody at home', async () => {
    const gone = smtpTransport({ url: 'smtp://127.0.0.1:1', from: 'a@b.no' });
    await expect(gone.sendEmail(MAIL)).rejects.toThrow(/mail server.*ESOCKET|ECONN/);
    gone.close();
  });

  test('D-22 a password is not given to a server that cannot hide it', async () => {
    const heard: string[] = [];
    const plain = createServer((socket) => {
      socket.write('220 plain.example ESMTP\r\n');
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        heard.push(chunk.toString());
        socket.write(/^EHLO/i.test(chunk.toString()) ? '250-plain.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n');
      });
    });
    await new Promise<void>((resolve) => plain.listen(0, '0.0.0.0', resolve));
    const { port } = plain.address() as { port: number };
    // Another name for this machine, which is not known to be this machine.
    const transport = smtpTransport({ url: `smtp://user:geheimnis@0.0.0.0:${port}`, from: 'a@b.no' });
    await expect(transport.sendEmail(MAIL)).rejects.toThrow('mail server');
    expect(heard.join('')).toMatch(/EHLO/);
    expect(heard.join('')).not.toMatch(/AUTH/);
    transport.close();
    plain.close();
  });
});

test('D-22 a sender without an address is noticed at the start', () => {
  expect(() => smtpTransport({ url: 'smtp://127.0.0.1:25', from: 'Nabolag' })).toThrow('MAIL_FROM');
});

const headerOf = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;
