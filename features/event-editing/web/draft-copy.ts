import type { Creation } from '#platform/web/draft-saver.ts';
import { storage } from '#platform/web/storage.ts';
import type { EventForm } from '../rules.ts';

/** What was typed and is not with the server yet, as this browser keeps it for one person. */
export type DraftCopy = { form: EventForm; version: number | null; at: string; creation?: Creation<EventForm> | null };

const MAX_DAYS = 14;
const DAY_MS = 86_400_000;

const keyOf = (personId: string, eventId: string | null): string => `event-form:${personId}:${eventId ?? 'new'}`;

export const draftCopy = {
  read(personId: string, eventId: string | null, now: Date): DraftCopy | null {
    const copy = parse(storage.read(keyOf(personId, eventId)));
    if (!copy) return null;
    const isOld = now.getTime() - Date.parse(copy.at) > MAX_DAYS * DAY_MS;
    if (isOld) draftCopy.remove(personId, eventId);
    return isOld ? null : copy;
  },
  write(personId: string, eventId: string | null, copy: DraftCopy): void {
    storage.write(keyOf(personId, eventId), JSON.stringify(copy));
  },
  remove(personId: string, eventId: string | null): void {
    storage.remove(keyOf(personId, eventId));
  },
};

function parse(text: string | null): DraftCopy | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return isCopy(read) ? read : null;
  } catch {
    return null;
  }
}

/** From an older version of the portal it may lack what the form has now; then it is of no use. */
const isCopy = (read: unknown): read is DraftCopy =>
  typeof read === 'object' &&
  read !== null &&
  'at' in read &&
  'form' in read &&
  typeof read.form === 'object' &&
  read.form !== null &&
  'times' in read.form &&
  'documents' in read.form;
