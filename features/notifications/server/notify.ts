import type { MessageValues } from '#features/messages/contract.ts';
import { isPhone } from '#features/messages/rules.ts';
import { type Message, noticeLine, sendMessages } from '#features/messages/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import { newId } from '#platform/server/new-id.ts';
import { nextDigestAt } from '../digest-times.ts';
import { gatheredCategoryOf, type KINDS, kindOf, type NoticeTemplate } from '../kinds.ts';
import { type Chosen, choicesFor } from './choices.ts';
import { toGuardians } from './guardians.ts';
import { addNotifications, type DigestPart, type NewNotification } from './jobs-declared.ts';
import { pathOf } from './link.ts';
import { type NamedSubject, subjectOf, unsubscribeBy } from './optional-letters.ts';
import { type About, payloadOf, personIn } from './payload.ts';
import { pushNotices } from './push-notices.ts';

/** A message to a user who has an account. Without an address it stands in the portal alone. */
export type Notice<Kind extends NoticeTemplate = NoticeTemplate> = {
  [Template in NoticeTemplate]: Omit<Message<Template>, 'to' | 'user_id'> & {
    to: string | null;
    user_id: NonNullable<Message['user_id']>;
    /** Where it leads in the portal, when that is not where the letter leads: a link with a secret is in the letter alone. */
    path?: `/${string}`;
    /** Of several with the same key the unread one gives way to the newest. */
    bundle_key?: string;
    /** The user is told this time, though they could do without others of its kind. */
    is_required?: boolean;
    /** What its reader turns off to do without it, where that is neither its category nor the organisation. */
    subject?: NamedSubject;
  } & AboutOf<MessageValues[Template]>;
}[Kind];

/** Where a user is named it is also said who it is. */
type AboutOf<Values> = Values extends { person: string }
  ? { about: About & { person_id: UserId | null } }
  : { about?: About };

type Services = Parameters<typeof sendMessages>[0];

/** What can be turned off says where; the other kinds go without. */
type RequiredKind = {
  [Template in NoticeTemplate]: (typeof KINDS)[Template] extends { canBeTurnedOff: true } ? never : Template;
}[NoticeTemplate];
type Notify = {
  (services: Services & { origins: OriginSettings }, ...notices: readonly Notice[]): Promise<void>;
  (services: Services, ...notices: readonly Notice<RequiredKind>[]): Promise<void>;
};

/** In one job: what it reads stays small, however many are told. */
const MAX_ENTRIES = 100;

/**
 * Tells users in the portal, by letter and on their devices. Those who are told of the same thing are told in one call, which takes as many
 * statements as for one. Inside a transaction all of it happens exactly if the transaction does.
 */
export const notify: Notify = async (services: Services, ...given: readonly Notice[]): Promise<void> => {
  const notices = await toGuardians(services, given);
  const choices = await choicesFor(services, notices.map(questionOf));
  const told = notices.flatMap((notice, at) => {
    const chosen = choices[at];
    return chosen ? [{ notice, chosen, isOptional: isOptional(notice) }] : [];
  });
  const written = new Set(told.filter(({ notice, chosen, isOptional }) => isWritten(notice, chosen, isOptional)));
  const gathered = new Map([...written].map((one) => [one, digestPartOf(services, one)]));
  const letters = [...written].filter((one) => !gathered.get(one) && !isKeptBack(one));
  await sendMessages(
    services,
    letters.flatMap((one) => letterIn(services, one)),
  );
  await pushNotices(
    services,
    told.filter((one) => !isKeptBack(one)),
  );
  const entries = told
    .map((one) => ({
      ...one,
      digest: gathered.get(one) ?? null,
      // What is kept back stands here, as nowhere else.
      is_in_portal: one.chosen.by_portal || !one.isOptional || isKeptBack(one),
    }))
    .filter(({ digest, is_in_portal }) => is_in_portal || digest)
    .map(({ notice, digest, is_in_portal }) => ({ ...entryFor(services, notice), digest, is_in_portal }));
  const batches = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) => ({
    entries: entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  }));
  await services.enqueue(services.db, addNotifications, ...batches);
};

type Told = { notice: Notice; chosen: Chosen; isOptional: boolean };

const questionOf = ({ template, user_id, about = {} }: Notice) => ({
  user_id,
  organisation_id: about.organisation_id ?? null,
  category: kindOf(template).category,
});

const isOptional = ({ template, is_required = false }: Notice): boolean =>
  kindOf(template).canBeTurnedOff === true && !is_required;

/** During a pause; what is gathered waits for its end. */
const isKeptBack = ({ chosen, isOptional }: Told): boolean => chosen.is_paused && isOptional;

/** Whether a letter goes out, where there is an address. */
function isWritten({ template, to }: Notice, { by_email, by_sms }: Chosen, isOptional: boolean): boolean {
  if (to === null || kindOf(template).isInPortalAlone) return false;
  if (!isPhone(to)) return by_email || !isOptional;
  return (by_sms || !isOptional) && !kindOf(template).isByEmailAlone;
}

/** The template and its values belong together, which the compiler cannot follow through the table of letters. */
function letterIn(services: Services, { notice, chosen, isOptional }: Told): Message[] {
  const { about = {}, bundle_key: _, is_required: __, path: ___, subject, to, ...message } = notice;
  if (to === null) return [];
  const team_of = kindOf(message.template).isForTeam ? (about.organisation_id ?? null) : null;
  const unsubscribe = isOptional && !isPhone(to) && unsubscribePart(services, notice, chosen);
  const letter = { ...message, to, team_of, about_user_id: personIn(message.values, about) };
  return [{ ...letter, ...(unsubscribe && { unsubscribe }) } as Message];
}

function unsubscribePart(
  services: Services,
  { template, user_id, language, subject }: Notice,
  { organisation }: Chosen,
) {
  const { origins } = services;
  const { category } = kindOf(template);
  const named = subject ?? (category && subjectOf(category, organisation, language));
  if (!origins || !named) throw new Error(`Who gets ${template} can do without it, but is not told where.`);
  return unsubscribeBy({ ...services, origins }, user_id, named);
}

/** Null for what goes out at once. */
function digestPartOf({ now, tenant }: Services, { notice, chosen, isOptional }: Told): DigestPart | null {
  const { template, to, values, about = {} } = notice;
  const { email_pace: pace } = chosen;
  const category = gatheredCategoryOf(template);
  if (!isOptional || !category || pace === 'at_once' || to === null || isPhone(to)) return null;
  const { organisation_id = null, thread_id = null, event_id, event_ids = event_id ? [event_id] : [] } = about;
  return {
    pace,
    due_at: nextDigestAt(pace, now).toISOString(),
    tenant_key: tenant.key,
    category,
    organisation_id,
    is_for_team: kindOf(template).isForTeam ?? false,
    thread_id,
    event_ids: [...event_ids],
    url: 'url' in values ? values.url : null,
  };
}

function entryFor(services: Services, notice: Notice): Omit<NewNotification, 'digest' | 'is_in_portal'> {
  const { about = {}, bundle_key = null, template, values, once_key = null, for_child } = notice;
  const lineIn = (language: Locale) => noticeLine({ ...services, language }, { template, values, for_child });
  return {
    id: newId<'NotificationId'>(),
    user_id: notice.user_id,
    type: kindOf(template).type,
    texts: { nb: lineIn('nb'), nn: lineIn('nn'), en: lineIn('en') },
    payload: payloadOf({ template, values, about, for_child }),
    about_user_id: personIn(values, about),
    path: pathOf(notice),
    bundle_key,
    once_key,
    created_at: services.now.toISOString(),
  };
}
