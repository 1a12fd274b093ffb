import { createTransport } from 'nodemailer';
import { TryLater } from '#platform/server/try-later.ts';
import { AT_ONCE } from '../delivery-classes.ts';
import type { Attachment, EmailTransport } from './message-transport.ts';

type SmtpOptions = {
  /** `smtps://user:password@host:465`, or `smtp:` for one that turns to TLS after the greeting. */
  url: string;
  /** The address that e-mails come from, alone or as `Name <address>`. The name that people see is the portal's. */
  from: string;
};

const CONNECTION_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
/** One for each letter that may be under way: inside the pool they would wait in one line. */
const CONNECTIONS = Object.values(AT_ONCE).reduce((sum, count) => sum + count, 0);

export function smtpTransport({ url, from }: SmtpOptions): EmailTransport & { close(): void } {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  const domain = address.split('@')[1];
  if (!domain) throw new Error('MAIL_FROM is not an e-mail address.');
  const server = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    requireTLS: needsTls(new URL(url)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendEmail(mail) {
      try {
        await server.sendMail({
          from: { name: mail.sender_name, address },
          to: { name: '', address: mail.to },
          ...(mail.reply_to && { replyTo: mail.reply_to }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.attachment && { attachments: [attachedFile(mail.attachment)] }),
          // The same each time, so that mailboxes can drop a second copy.
          messageId: `<${mail.id}@${domain}>`,
          headers: {
            'Content-Language': mail.language,
            'Auto-Submitted': 'auto-generated',
            ...(mail.unsubscribe_url && oneClick(mail.unsubscribe_url)),
          },
        });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw withoutAddresses(error);
      }
    },
    close: () => server.close(),
  };
}

/** RFC 8058: mail programs offer a button of their own, which sends a POST to the address. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const attachedFile = ({ name, type, content }: Attachment) => ({ filename: name, contentType: type, content });

/** A password is not sent in clear text, but for a server on this machine. */
const needsTls = ({ username, hostname }: URL): boolean =>
  username !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** The server will have neither this message nor this recipient. A password that it refuses is our own fault. */
function isRefusal(error: unknown): boolean {
  const { code, permanent } = error as { code?: unknown; permanent?: unknown };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** The server's own words repeat the recipient, and end up in logs. */
function withoutAddresses(error: unknown): TryLater {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const reasons = [code, responseCode].filter(Boolean).join(' ');
  return new TryLater(`The mail server did not take a message (${reasons || 'no reason given'}).`);
}
