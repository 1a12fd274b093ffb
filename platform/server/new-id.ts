import { randomUUID } from 'node:crypto';
import type { Id } from '#platform/contract/id.ts';

/**
 * `newId<'EventId'>()`. Every other id comes from a schema or from a row. Ordered by time (UUIDv7), so that new rows land
 * at the end of an index. It tells when it was made, and its neighbours begin alike: an id is a name, never a secret.
 */
export function newId<Name extends string>(): Id<Name> {
  const time = Date.now().toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(AFTER_VERSION)}` as string as Id<Name>;
}

/** For an id that has to be known to get any further. */
export const newRandomId = <Name extends string>(): Id<Name> => randomUUID() as string as Id<Name>;

const TIME_DIGITS = 12;
const AFTER_VERSION = 15;
