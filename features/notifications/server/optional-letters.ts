import type { Category } from '#features/messages/rules.ts';
import { isPhone } from '#features/messages/rules.ts';
import type { Message } from '#features/messages/server/public.ts';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { SUBJECT_TEXTS } from '../texts/subjects.ts';
import { choicesFor } from './choices.ts';
import { type Subject, unsubscribeToken } from './unsubscribe-token.ts';

export const UNSUBSCRIBE_PATH = '/unsubscribe/';

type Services = { secrets: Secrets; now: Date; tenant: { key: string }; origins: OriginSettings };

/** What is turned off, and what that is called in the reader's language. */
export type NamedSubject = Omit<Subject, 'user_id'> & { what: string };

/** The part of a letter by which its reader does without more of them. */
export const unsubscribeBy = (services: Services, user_id: UserId, { what, ...subject }: NamedSubject) => ({
  what,
  url:
    originOf(services.tenant, services.origins) +
    UNSUBSCRIBE_PATH +
    unsubscribeToken(services, { ...subject, user_id }),
});

/** Where the user has chosen for the organisation, that choice has sent the letter; elsewhere it is the category's. */
export const subjectOf = (
  category: Category,
  organisation: ChosenOrganisation | null,
  language: Locale,
): NamedSubject =>
  organisation
    ? { kind: 'organisation', key: organisation.id, what: SUBJECT_TEXTS[language].organisation(organisation.name) }
    : { kind: 'category', key: category, what: SUBJECT_TEXTS[language].category[category] };

export type ChosenOrganisation = { id: OrganisationId; name: string };

/** Letters of a category that stand in no list of the portal, with a way to do without them. */
export async function optionalLetters(
  services: Services & { db: Db; now: Date },
  { category, organisation_id }: { category: Category; organisation_id: OrganisationId | null },
  letters: readonly Message[],
): Promise<Message[]> {
  const readers = letters.flatMap(({ user_id, to }) => (user_id && !isPhone(to) ? [user_id] : []));
  const choices = await choicesFor(
    services,
    readers.map((user_id) => ({ user_id, organisation_id, category })),
  );
  const chosen = new Map(readers.map((reader, at) => [reader, choices[at]?.organisation ?? null]));
  return letters.map((letter) => {
    const { user_id, language } = letter;
    if (!user_id || !chosen.has(user_id)) return letter;
    const subject = subjectOf(category, chosen.get(user_id) ?? null, language);
    return { ...letter, unsubscribe: unsubscribeBy(services, user_id, subject) };
  });
}
