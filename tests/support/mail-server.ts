import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = Email & {
  raw: string;
  envelope: { from: string; to: string[] };
  /** By `performance.now()`. */
  taken_at_ms: number;
};

/** What the server says to a recipient instead of taking the mail; without one it takes it. */
type MailRefusal = { code: number; text: string };

/** A real mail server on this machine, which keeps what it gets, and takes its time over each letter if it is told to. */
export async function startMailServer({ letterMs = 0 } = {}) {
  const mails: ReceivedMail[] = [];
  const state: { refuse?: (to: string) => MailRefusal | undefined } = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = state.refuse?.(address);
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const { mailFrom, rcptTo } = session.envelope;
      if (letterMs > 0) await sleep(letterMs);
      mails.push({
        ...(await PostalMime.parse(raw)),
        raw: raw.toString('utf8'),
        envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
        taken_at_ms: performance.now(),
      });
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** From now on; nothing to take everything again. */
    refuse(refuse?: (to: string) => MailRefusal | undefined) {
      if (refuse) state.refuse = refuse;
      else delete state.refuse;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
