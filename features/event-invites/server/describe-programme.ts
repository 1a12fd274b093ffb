import { z } from 'zod';
import type { EventDetail } from '#features/events/contract.ts';
import { placeLine, suitsAll } from '#features/events/rules.ts';
import { eventById } from '#features/events/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { kroner } from '#platform/language/money.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { MAX_TIMES_IN_PROGRAMME } from '../rules.ts';
import { PROGRAMME_TEXTS } from '../texts/programme.ts';
import type { Programme } from './programme.ts';

/** Paper is read on other days than it is printed on, so that the year stands with each date. */
const ANOTHER_YEAR = new Date(0);

export async function describeProgramme(
  context: Context,
  origins: OriginSettings,
  eventId: EventId,
): Promise<Programme> {
  const event = await eventById(context, eventId);
  const times = await timesOf(context, eventId);
  const texts = PROGRAMME_TEXTS[context.language];
  const moments = momentTextsFor(context.language);
  const address = messageAddress(context, origins, `/events/${eventId}`);
  const paragraphs = event.description.split(/\n+/).filter((paragraph) => paragraph.trim());
  const contacts = await contactsOf(context, event);
  return {
    language: context.language,
    title: event.name,
    warning: event.is_published ? (event.is_canceled ? texts.cancelled_all : null) : texts.draft,
    facts: factsOf(context, event),
    about: paragraphs.length > 0 ? { heading: texts.about, paragraphs } : null,
    when: {
      heading: texts.when,
      times: times.slice(0, MAX_TIMES_IN_PROGRAMME).map(({ is_cancelled, ...time }) => ({
        when: whenInLetter(time, context.language, ANOTHER_YEAR),
        note: is_cancelled ? texts.cancelled : '',
      })),
      note: times.length > MAX_TIMES_IN_PROGRAMME ? texts.more_times : times.length === 0 ? texts.no_times : null,
    },
    contact: contacts.length > 0 ? { heading: texts.contact, lines: contacts } : null,
    address,
    scan: texts.scan,
    code: texts.code(address),
    printed: texts.printed(longDate(context.now, moments)),
  };
}

function factsOf(context: Context, event: EventDetail): Programme['facts'] {
  const texts = PROGRAMME_TEXTS[context.language];
  const places = event.municipalities.map(({ name }) => name).join(', ');
  return [
    { term: texts.where, value: placeLine([event.venue, event.address, places]) },
    {
      term: texts.price,
      value: event.is_free ? texts.free : event.price_ore === null ? texts.price_unknown : kroner(event.price_ore),
    },
    { term: texts.age, value: ageOf(context, event) },
    ...(event.organization ? [{ term: texts.organiser, value: event.organization.name }] : []),
  ].filter(({ value }) => value);
}

function ageOf({ language }: Context, { min_age, max_age, age_group }: EventDetail): string {
  const texts = PROGRAMME_TEXTS[language];
  if (min_age !== null && max_age !== null) return texts.years(min_age, max_age);
  if (min_age !== null) return texts.years_from(min_age);
  if (max_age !== null) return texts.years_to(max_age);
  return suitsAll(age_group) ? texts.everybody : age_group.map((group) => texts.age_group[group]).join(', ');
}

const timeRow = z.object({ start_at: text, end_at: text, is_cancelled: boolean });
type Time = z.infer<typeof timeRow>;

/** What is to come; of what is over, all that has been. One more than there is room for tells that there are more. */
async function timesOf({ db, now }: Context, eventId: EventId): Promise<Time[]> {
  const { rows } = await rowsOf(timeRow)`
    select start_at, end_at, is_cancelled from occurrence
    where event_id = ${eventId} and is_published
      and (end_at > ${now} or not exists (
        select from occurrence next where next.event_id = ${eventId} and next.is_published and next.end_at > ${now}))
    order by start_at, id
    limit ${MAX_TIMES_IN_PROGRAMME + 1}`.execute(db);
  return rows;
}

/** Those who are named, and what everybody reads on the organiser's own page. */
async function contactsOf({ db, language }: Context, { organization, contacts }: EventDetail): Promise<string[]> {
  const texts = PROGRAMME_TEXTS[language];
  const { rows } = await rowsOf({ email: textOrNull, phone: textOrNull, website: textOrNull })`
    select email, phone, case when website ~* '^https?://' then website end as website
    from organisation where id = ${organization?.id ?? null}`.execute(db);
  const { email = null, phone = null, website = null } = rows[0] ?? {};
  return [
    ...contacts.map(({ name }) => name),
    ...(email ? [texts.email(email)] : []),
    ...(phone ? [texts.phone(phone)] : []),
    ...(website ? [website] : []),
  ];
}
