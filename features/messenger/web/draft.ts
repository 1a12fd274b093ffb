import { storage } from '#platform/web/storage.ts';

/** A file that was handed in and goes along with the next line. */
export type HeldFile = { id: string; name: string };
export type Draft = { body: string; files: HeldFile[] };

const EMPTY: Draft = { body: '', files: [] };
const keyOf = (userId: string, threadId: string): string => `chat-draft:${userId}:${threadId}`;

/** What is typed and not sent, as this browser keeps it for one user in one conversation. */
export const draft = {
  read(userId: string, threadId: string): Draft {
    try {
      const read: unknown = JSON.parse(storage.read(keyOf(userId, threadId)) ?? 'null');
      return isDraft(read) ? read : EMPTY;
    } catch {
      return EMPTY;
    }
  },
  write(userId: string, threadId: string, { body, files }: Draft): void {
    if (body === '' && files.length === 0) storage.remove(keyOf(userId, threadId));
    else storage.write(keyOf(userId, threadId), JSON.stringify({ body, files }));
  },
};

/** At a log-out: what was typed or waits to be sent is not for the next user of this browser. */
export const forgetConversations = (): void => storage.removeAll('chat-');

const isDraft = (read: unknown): read is Draft =>
  typeof read === 'object' &&
  read !== null &&
  'body' in read &&
  typeof read.body === 'string' &&
  'files' in read &&
  Array.isArray(read.files);
