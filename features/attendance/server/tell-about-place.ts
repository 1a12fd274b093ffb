import { sql } from 'kysely';
import { z } from 'zod';
import { lotsAreDrawnAt } from '#features/events/sign-up-rules.ts';
import type { AttendanceMessages } from '#features/messages/contract.ts';
import { isFarOff } from '#features/messages/far-off.ts';
import { isPhone } from '#features/messages/rules.ts';
import { ADDRESS } from '#features/messages/server/public.ts';
import { type Notice, notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { type AttendanceId, ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { boolean, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { isBeforeDraw } from '../rules.ts';
import { calendarFile, calendarTime } from './calendar-file.ts';
import type { PlaceNews, tellAboutCrowd, tellAboutPlace, tellAboutPlaces } from './jobs-declared.ts';
import { occurrencePlacesRow } from './place-rows.ts';
import { MAX_LINES, timesInWords } from './times-in-words.ts';
import { lineEnds, WAITING_POSITION } from './waiting-position.ts';

export type TellingServices = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };

/** A place with everything that a letter about it needs. */
const toldPlaceRow = z.object({
  ...calendarTime.shape,
  ...occurrencePlacesRow.pick({ event_id: true, waiting_policy: true, lottery_hours: true, drawn_at: true }).shape,
  id: ids.attendance,
  status: z.enum(['attending', 'waiting', 'offered', 'left', 'removed', 'cancelled']),
  position: numberOrNull,
  offer_expires_at: textOrNull,
  is_registered_by_other: boolean,
  organisation_id: ids.organisation.nullable(),
  user_id: ids.user,
  name: text,
  lang: z.enum(LOCALES),
  /** Where the person can be reached; null where that is not known for sure. */
  address_of_user: textOrNull,
});
type ToldPlace = z.infer<typeof toldPlaceRow>;

/** A user with a phone alone is told what they would not know without: what they did themselves, the page has said. */
const IS_NEWS_TO_THEM: Record<PlaceNews, boolean> = {
  signed_up: false,
  waiting: false,
  left: false,
  promoted: true,
  offered: true,
  expired: true,
  drawn: true,
  removed: true,
  cancelled: true,
};

/** A letter about a lost place can wait when there is time. One about a gained place, or with a deadline, cannot. */
const IS_AGAINST_THEM: Partial<Record<PlaceNews, true>> = { removed: true, cancelled: true };

/** What is no longer so by the time the letter is written is not told. */
const HOLDS_WHILE: Record<PlaceNews, readonly ToldPlace['status'][]> = {
  signed_up: ['attending'],
  waiting: ['waiting'],
  promoted: ['attending'],
  offered: ['offered'],
  expired: ['left'],
  drawn: ['attending', 'waiting'],
  left: ['left'],
  removed: ['removed'],
  cancelled: ['cancelled'],
};

/** Answers what a user did, or says what became of their place, in their own language. */
export async function writeAboutPlace(
  services: TellingServices,
  news: z.output<(typeof tellAboutPlace)['payload']>,
): Promise<void> {
  const [place] = await toldPlaces(services.db, [news.attendance_id]);
  if (place) await writeAbout(services, place, news);
}

/**
 * The same for each of many to whom something happened together. One that fails keeps nobody else's letter back: the
 * whole is tried again, and those who have theirs get no second one.
 */
export async function writeAboutCrowd(
  services: TellingServices,
  { news: all }: z.output<(typeof tellAboutCrowd)['payload']>,
): Promise<void> {
  const ids = all.map(({ attendance_id }) => attendance_id);
  const places = new Map((await toldPlaces(services.db, ids)).map((place) => [place.id, place]));
  const faults: unknown[] = [];
  for (const news of all) {
    const place = places.get(news.attendance_id);
    if (place) await writeAbout(services, place, news).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

async function writeAbout(
  services: TellingServices,
  place: ToldPlace,
  { news, reason, had_place, tenant: tenantKey, key }: z.output<(typeof tellAboutPlace)['payload']>,
): Promise<void> {
  const tenant = tenantByKey(tenantKey);
  if (!tenant || !HOLDS_WHILE[news].includes(place.status)) return;
  const { address_of_user: address } = place;
  const isNews = IS_NEWS_TO_THEM[news] || place.is_registered_by_other;
  // A user who only waited has nothing in a calendar, and sees on the page that they have left.
  if (news === 'left' && !had_place) return;
  const to = address !== null && isPhone(address) && !isNews ? null : address;
  const letter = letterAbout(place, news, { ...services, tenant, reason: reason ?? '', hadPlace: had_place });
  const hasFile = place.status === 'attending' || had_place;
  await send(services, tenant, {
    to,
    user_id: place.user_id,
    language: place.lang,
    ...letter,
    about: aboutOf(place),
    once_key: key,
    can_wait: IS_AGAINST_THEM[news] === true && isFarOff(place.start_at, services.now),
    ...(hasFile && {
      attachment: calendarFile([place], {
        url: letter.values.url,
        now: services.now,
        portal: portalOf(tenant),
        isCancelled: place.status !== 'attending',
      }),
    }),
  });
}

/** One letter about all the times that a user has signed up for at once, those included for which they wait. */
export async function writeAboutPlaces(
  services: TellingServices,
  { attendance_ids, tenant: tenantKey, key }: z.output<(typeof tellAboutPlaces)['payload']>,
): Promise<void> {
  const places = (await toldPlaces(services.db, attendance_ids)).filter(({ status }) =>
    ['attending', 'waiting'].includes(status),
  );
  const attending = places.filter(({ status }) => status === 'attending');
  const [place] = places;
  const tenant = tenantByKey(tenantKey);
  if (!place || !tenant) return;
  const { address_of_user: address } = place;
  const url = addressOf(place, services, tenant);
  await send(services, tenant, {
    to: address !== null && isPhone(address) ? null : address,
    user_id: place.user_id,
    language: place.lang,
    template: 'placesTaken',
    values: {
      name: place.name,
      event: place.event,
      lines: places.slice(0, MAX_LINES).map((one) => wordsOf(one, services.now)),
      attendingCount: attending.length,
      waitingCount: places.length - attending.length,
      url,
    },
    about: aboutOf(place),
    once_key: key,
    ...(attending.length > 0 && {
      attachment: calendarFile(attending, { url, now: services.now, portal: portalOf(tenant) }),
    }),
  });
}

const aboutOf = ({ event_id, organisation_id, start_at: starts_at }: ToldPlace) => ({
  event_id,
  organisation_id,
  starts_at,
});

/** The message and its delivery are there together, or neither is and the job comes again. */
const send = (services: TellingServices, tenant: Tenant, notice: Notice): Promise<void> =>
  inTransaction(services.db, (db) => notify({ ...services, db, tenant }, notice));

export const wordsOf = (
  { start_at, end_at, lang }: Pick<ToldPlace, 'start_at' | 'end_at' | 'lang'>,
  now: Date,
): string => whenInLetter({ start_at, end_at }, lang, now);

export const addressOf = (
  { event_id, lang }: Pick<ToldPlace, 'event_id' | 'lang'>,
  { origins }: Pick<TellingServices, 'origins'>,
  tenant: Tenant,
): string => messageAddress({ tenant, language: lang }, origins, `/events/${event_id}`);

const portalOf = ({ name, configuration }: Tenant) => ({ name, support_email: configuration.support_email });

type Letter = {
  [Template in keyof AttendanceMessages]: { template: Template; values: AttendanceMessages[Template] };
}[keyof AttendanceMessages];

function letterAbout(
  place: ToldPlace,
  news: PlaceNews,
  { now, origins, tenant, reason, hadPlace }: TellingServices & { tenant: Tenant; reason: string; hadPlace: boolean },
): Letter {
  const { name, event, venue } = place;
  const moment = (at: string | number) => whenInLetter({ start_at: new Date(at) }, place.lang, now);
  const always = { name, event, when: wordsOf(place, now), url: addressOf(place, { origins }, tenant) };
  const hasLots = isBeforeDraw(place, now);
  switch (news) {
    case 'signed_up':
      return {
        template: 'placeTaken',
        values: { ...always, venue, isRegisteredByOther: place.is_registered_by_other },
      };
    case 'waiting':
      return {
        template: 'placeWaiting',
        values: {
          ...always,
          position: hasLots ? null : place.position,
          drawsAt: hasLots ? moment(lotsAreDrawnAt(place)) : null,
        },
      };
    case 'promoted':
      return { template: 'placePromoted', values: { ...always, venue } };
    case 'offered':
      return {
        template: 'placeOffered',
        values: { ...always, until: moment(place.offer_expires_at ?? place.start_at) },
      };
    case 'expired':
      return { template: 'placeExpired', values: always };
    case 'drawn': {
      const hasWon = place.status === 'attending';
      return { template: 'placeDrawn', values: { ...always, hasWon, position: hasWon ? null : place.position } };
    }
    case 'left':
      return { template: 'placeLeft', values: always };
    case 'removed':
      return { template: 'placeRemoved', values: { ...always, reason } };
    case 'cancelled':
      return {
        template: 'placeCancelled',
        values: {
          name,
          event,
          url: always.url,
          times: timesInWords([place], place.lang, now),
          reason,
          hasFile: hadPlace,
        },
      };
  }
}

async function toldPlaces(db: Db, attendanceIds: readonly AttendanceId[]): Promise<ToldPlace[]> {
  const { rows } = await rowsOf(toldPlaceRow)`
    with told as materialized (
      select id, occurrence_id, user_id, status, is_prior, position, offer_expires_at, registered_by
      from attendance where id = any(${attendanceIds}::uuid[])
    ), line_end as materialized (${lineEnds(sql`told`)})
    select a.id, a.status, a.offer_expires_at, a.user_id,
      a.registered_by is not null and a.registered_by <> a.user_id and not exists (
        select from child join guardianship on guardianship.child_id = child.id
        where child.user_id = a.user_id and guardianship.guardian_user_id = a.registered_by) as is_registered_by_other,
      case when a.status = 'waiting' then ${WAITING_POSITION} end as position,
      o.id as occurrence_id, o.start_at, o.end_at, o.drawn_at, e.id as event_id, e.organisation_id, e.name as event, e.venue,
      e.address, e.lat, e.lng, e.waiting_policy, e.lottery_hours, g.name as organisation, app_user.name, app_user.lang,
      ${ADDRESS} as address_of_user
    from told a
    join occurrence o on o.id = a.occurrence_id
    join event e on e.id = o.event_id
    join app_user on app_user.id = a.user_id
    left join organisation g on g.id = e.organisation_id
    left join line_end on line_end.occurrence_id = a.occurrence_id and line_end.is_prior = a.is_prior
    order by o.start_at, o.id`.execute(db);
  return rows;
}
