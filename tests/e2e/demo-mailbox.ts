import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { PORTAL_PORT } from './addresses.ts';

type Message = { id: string; to: string; text: string | null };

const used = new Set<string>();

/** Six digits that come newly to this address; a code that a test has used is not the one that it waits for. */
export const codeSentTo = (to: string): Promise<string> =>
  waitForMatch(to, /(?<!\d)(\d{3})[- ]?(\d{3})(?!\d)/, (match) => `${match[1]}${match[2]}`);

export const linkSentTo = (to: string): Promise<string> =>
  waitForMatch(to, /https?:\/\/\S+#token=[\w-]+/, (match) => match[0]);

export const invitationSentTo = (to: string): Promise<string> =>
  waitForMatch(to, /https?:\/\/\S+invitationToken=\S+/, (match) => match[0]);

export const staffInvitationSentTo = (to: string): Promise<string> =>
  waitForMatch(to, /https?:\/\/\S+invitation\?token=[\w-]+/, (match) => match[0]);

export const unsubscribeLinkSentTo = (to: string): Promise<string> =>
  waitForMatch(to, /https?:\/\/\S+\/unsubscribe\/\S+/, (match) => match[0]);

/** An address that nobody has had before. */
export const newEmail = (): string => `kari.${Date.now()}.${randomInt(1_000_000)}@eksempel.no`;

/** A name that nobody else has, so that a list shows one person of that name. */
export const newName = (): string =>
  `Ingrid L${Array.from({ length: 8 }, () => 'aeioudlnrst'[randomInt(11)]).join('')}`;

/** As people write them: '9xx xx xxx'. */
export function newPhone(): string {
  const digits = String(90_000_000 + randomInt(10_000_000));
  return `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`;
}

export const phoneAsStored = (phone: string): string => `+47${phone.replaceAll(' ', '')}`;

async function waitForMatch(to: string, pattern: RegExp, read: (match: RegExpExecArray) => string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      for (const { id, text } of await messagesTo(to)) {
        const match = used.has(id) ? null : pattern.exec(text ?? '');
        if (!match) continue;
        used.add(id);
        found = read(match);
        break;
      }
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

/** The newest first. */
async function messagesTo(to: string): Promise<Message[]> {
  const answer = await fetch(`http://127.0.0.1:${PORTAL_PORT}/api/dev/outbox?to=${encodeURIComponent(to)}`, {
    headers: { 'x-tenant': 'bergen' },
  });
  return ((await answer.json()) as { data: Message[] }).data;
}
