import type { ShownTime } from '#features/attendance/web/participants/occurrence-field.tsx';
import type { RunOccurrence } from '#features/event-editing/occurrence-contract.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { whenText } from '#platform/language/when-text.ts';

type Reading = { now: Date; moments: MomentTexts; canceled: (when: string) => string };

/** The times to choose from: those to come in their order, then those that have been, the latest first. */
export const shownTimes = (
  { toCome, past }: { toCome: readonly RunOccurrence[]; past: readonly RunOccurrence[] },
  reading: Reading,
): ShownTime[] => [
  ...toCome.map((time) => shownTime(time, reading, false)),
  ...past.map((time) => shownTime(time, reading, true)),
];

function shownTime(time: RunOccurrence, { now, moments, canceled }: Reading, isPast: boolean): ShownTime {
  const when = whenText(time, { now, moments });
  return { id: time.id, label: time.is_canceled ? canceled(when) : when, isPast };
}
