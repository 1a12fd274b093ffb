import { z } from 'zod';
import type { UserId } from '#features/vocabulary/ids.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { isThere } from './recipients.ts';
import { readUndoToken, readUnsubscribeToken, type Subject, type SubjectKind, undoToken } from './unsubscribe-token.ts';

/** Which of a user's things, by the key of its kind. */
export type AskedSubject = { db: Db; now: Date; user_id: UserId; key: string; language: Locale };

/** What a feature says of a kind of thing that it writes letters about. */
export type SubjectHandler = {
  /** As it goes on after ‘You get e-mails about’; null where there is nothing to turn off any more. */
  look(asked: AskedSubject): Promise<{ what: string; is_on: boolean } | null>;
  /** Turns the e-mails off and nothing else. Answers with what `restore` needs to have it as it was. */
  turnOff(asked: AskedSubject): Promise<string>;
  restore(asked: AskedSubject, before: string): Promise<void>;
};

export type SubjectHandlers = Readonly<Record<SubjectKind, SubjectHandler>>;

type Services = { db: Db; now: Date; secrets: Secrets; tenant: { key: string }; subjects: SubjectHandlers };

/** What the reader of a letter can do without, in their own language. */
export type Unsubscription = Subject & { language: Locale; what: string; is_on: boolean };

/** Null for a link that is not ours or too old, and for a user who is blocked or gone. */
export async function findUnsubscription(services: Services, token: string): Promise<Unsubscription | null> {
  const subject = readUnsubscribeToken(services, token);
  return subject && lookAt(services, subject);
}

/** BEY-14: at once. Doing it twice changes nothing, and only the first time is there something to undo. */
export async function unsubscribe(services: Services, found: Unsubscription): Promise<{ undo: string | null }> {
  if (!found.is_on) return { undo: null };
  const before = await inTransaction(services.db, (db) =>
    services.subjects[found.kind].turnOff(asking(services, found, db)),
  );
  return { undo: undoToken(services, found, before) };
}

/** Null where it is too late. */
export async function undoUnsubscription(services: Services, token: string): Promise<Unsubscription | null> {
  const subject = readUndoToken(services, token);
  const found = subject && (await lookAt(services, subject));
  if (!found) return null;
  await inTransaction(services.db, (db) =>
    services.subjects[found.kind].restore(asking(services, found, db), subject.before),
  );
  return { ...found, is_on: true };
}

const asking = ({ now }: Services, { user_id, key, language }: Unsubscription, db: Db): AskedSubject => ({
  db,
  now,
  user_id,
  key,
  language,
});

const readerRow = z.object({ language: z.enum(LOCALES) });

async function lookAt(
  { db, now, subjects }: Services,
  { user_id, kind, key }: Subject,
): Promise<Unsubscription | null> {
  const { rows } = await rowsOf(readerRow)`
    select lang as language from app_user where id = ${user_id} and ${isThere}`.execute(db);
  const [reader] = rows;
  if (!reader) return null;
  const { language } = reader;
  const seen = await subjects[kind].look({ db, now, user_id, key, language });
  return seen && { user_id, kind, key, language, ...seen };
}
