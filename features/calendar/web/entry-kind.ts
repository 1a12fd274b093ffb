import type { CalendarEntry } from '../contract.ts';
import { isPast } from '../rules.ts';

export type EntryKind = 'cancelled' | 'past' | 'volunteer' | 'activity';

/** CAL-01: what its colour says; the most important wins. */
export function entryKind(entry: CalendarEntry, now: Date): EntryKind {
  if (entry.is_canceled) return 'cancelled';
  if (isPast(entry, now)) return 'past';
  return entry.is_volunteer ? 'volunteer' : 'activity';
}
