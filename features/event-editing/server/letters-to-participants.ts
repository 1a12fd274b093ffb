import { z } from 'zod';
import { type CalendarTime, calendarFile, MAX_LINES, timesInWords } from '#features/attendance/server/public.ts';
import type { SeriesMessages } from '#features/messages/contract.ts';
import { isPhone } from '#features/messages/rules.ts';
import { type Notice, recipientRow } from '#features/notifications/server/public.ts';
import type { Tenant } from '#features/tenants/resolve.ts';
import { ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { boolean, text } from '#platform/server/rows.ts';
import { NO_CHANGES } from './event-changes.ts';
import type { tellParticipants } from './jobs-declared.ts';

type News = z.output<typeof tellParticipants.payload>;

/** A time that concerns a reader; a shift is at no time of the activity. */
const concernedTime = z.object({
  id: ids.occurrence.nullable(),
  start_at: text,
  end_at: text,
  /** Not those on the waiting list, who have nothing in their calendars yet. */
  has_place: boolean,
});
type Time = z.infer<typeof concernedTime>;

export const participantRow = recipientRow.extend({ times: z.array(concernedTime) });
type Participant = z.infer<typeof participantRow>;

export type ToldEvent = Omit<CalendarTime, 'occurrence_id' | 'start_at' | 'end_at' | 'organisation'> & {
  organisation: string;
};
type Writing = { now: Date; tenant: Tenant; url: string };
type ParticipantNotice = Notice<keyof SeriesMessages | 'placeCancelled'>;

/** What has become of the activity, of this reader's own times, and where it lies in a calendar, that put right. */
export function letterTo(reader: Participant, event: ToldEvent, news: News, writing: Writing): ParticipantNotice {
  const { id: user_id, address: to, lang: language } = reader;
  const reading = { to, user_id, language };
  const times = timesToTell(reader, news);
  const file = to === null || isPhone(to) ? null : fileFor(times, event, news, writing);
  const about = {
    name: reader.name,
    event: event.event,
    times: timesInWords(times, language, writing.now),
    hasFile: file !== null,
    url: writing.url,
  };
  const message = { ...reading, ...(file && { attachment: file }) };
  const { organisation } = event;
  const { reason } = news;
  switch (news.news) {
    case 'changed':
    case 'moved':
      return {
        ...message,
        template: 'eventChanged',
        values: { ...about, organisation, changes: changesInWords(reader, times, news, writing.now) },
      };
    case 'cancelled':
      return {
        ...message,
        template: 'eventCancelled',
        values: { ...about, organisation, isAll: news.has_shifts, reason },
      };
    case 'uncancelled':
      return {
        ...message,
        template: 'eventUncancelled',
        values: { ...about, organisation, keepsPlace: news.cancelled_at === null || times.every(isShift) },
      };
    case 'place_cancelled':
      return { ...message, template: 'placeCancelled', values: { ...about, reason } };
    case 'suspended':
    case 'revoked':
      return {
        ...message,
        template: 'eventPaused',
        values: {
          name: about.name,
          event: about.event,
          times: about.times,
          organisation,
          isForGood: news.news === 'revoked',
        },
      };
    case 'reopened': {
      const { hasFile: _, ...values } = about;
      return { ...message, template: 'eventResumed', values: { ...values, organisation } };
    }
  }
}

const isShift = ({ id }: Time): boolean => id === null;

/** A user who has lost a place reads when it was, all others when it is. */
function timesToTell({ times }: Participant, { news, before }: News): Time[] {
  if (news !== 'place_cancelled') return times;
  const earlier = new Map<OccurrenceId | null, Pick<Time, 'start_at' | 'end_at'>>(
    before.map(({ id, ...span }) => [id, span]),
  );
  return times.map((time) => ({ ...time, ...earlier.get(time.id) }));
}

function changesInWords({ lang }: Participant, times: readonly Time[], { before, changes }: News, now: Date) {
  const earlier = new Map<OccurrenceId | null, Pick<Time, 'start_at' | 'end_at'>>(before.map((one) => [one.id, one]));
  const moved = times.flatMap((time) => {
    const was = earlier.get(time.id);
    return was ? [{ before: whenInLetter(was, lang, now), after: whenInLetter(time, lang, now) }] : [];
  });
  const { has_new_description, has_other, ...others } = changes ?? NO_CHANGES;
  return {
    ...others,
    moved: moved.slice(0, MAX_LINES),
    hasNewDescription: has_new_description,
    hasOther: has_other,
  };
}

/** Null where nothing in a calendar is different. */
function fileFor(times: readonly Time[], event: ToldEvent, { news, cancelled_at, changes }: News, writing: Writing) {
  const isInCalendar =
    news === 'moved' ||
    (news === 'changed' && (changes?.title || changes?.place)) ||
    news === 'cancelled' ||
    news === 'place_cancelled' ||
    (news === 'uncancelled' && !cancelled_at);
  const own = times.flatMap(({ id, has_place, start_at, end_at }) =>
    id !== null && has_place ? [{ ...event, occurrence_id: id, start_at, end_at }] : [],
  );
  if (!isInCalendar || own.length === 0) return null;
  const { name, configuration } = writing.tenant;
  return calendarFile(own, {
    url: writing.url,
    now: writing.now,
    portal: { name, support_email: configuration.support_email },
    isCancelled: news === 'cancelled' || news === 'place_cancelled',
  });
}
