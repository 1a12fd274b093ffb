import { z } from 'zod';
import { linesIn } from '#features/messages/clean-line.ts';
import { hasMailbox } from '#features/messages/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { changeOrganisation, demandInside, holdsToday } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type UploadId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { mayWriteToContacts } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { filesOf } from './message-files.ts';
import { writeBulkMessage } from './write-message.ts';

type Letter = { users: UserId[]; name: string; body: string; files: UploadId[] };

/** DLG-03. A user who gets it answers to the sender's own address, so that there has to be one. */
export const messageContacts = (
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
  letter: Letter,
): Promise<{ recipients: number }> =>
  changeOrganisation(context, id, demandInside, async (inside, organisation) => {
    const refusals = REFUSALS[inside.language];
    if (!mayWriteToContacts(organisation)) refuse('conflict');
    const sender = (await senderOf(inside)) ?? refuse('conflict', refusals.email_needed);
    const contacts = await contactsAmong(inside, id, letter.users);
    if (contacts.length < new Set(letter.users).size) {
      refuse('invalid', undefined, { users: [refusals.not_a_contact] });
    }
    const reached = contacts.flatMap(({ email: to, ...contact }) => (to === null ? [] : [{ ...contact, to }]));
    if (reached.length === 0) refuse('conflict', refusals.no_mailbox);
    const circular = await writeBulkMessage(inside, {
      organisation_id: id,
      channel: 'email',
      audience: 'contacts',
      // What a user writes to a contact person is between the two: nothing of it is kept but its files.
      subject: null,
      body: '',
      recipients_count: reached.length,
      files: letter.files,
    });
    const files = await filesOf(inside.db, circular, inside.tenant, origins);
    for (const contact of reached) {
      await notify(inside, {
        to: contact.to,
        user_id: contact.id,
        language: contact.lang,
        template: 'contactMessage',
        values: {
          name: contact.name,
          organisation: organisation.name,
          person: sender.name,
          subject: letter.name,
          lines: linesIn(letter.body),
          files,
        },
        about: { organisation_id: id, person_id: actorOf(inside).id },
        reply_to: sender.email,
        circular_id: circular,
      });
    }
    return { recipients: reached.length };
  });

async function senderOf(context: Context): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await rowsOf({ name: text, email: text })`
    select name, email from app_user where id = ${actorOf(context).id} and ${hasMailbox}`.execute(context.db);
  return rows[0];
}

/** The address is null where nothing can be sent to it. */
const contactRow = z.object({ id: ids.user, name: text, email: textOrNull, lang: z.enum(LOCALES) });
type Contact = z.infer<typeof contactRow>;

/** Those who are named as contact persons, of the organisation or one of its activities, and the user who owns it. */
async function contactsAmong(context: Context, id: OrganisationId, users: readonly UserId[]): Promise<Contact[]> {
  const { rows } = await rowsOf(contactRow)`
    select app_user.id, app_user.name, case when ${hasMailbox} then app_user.email end as email, app_user.lang
    from app_user
    where app_user.id = any(${[...users]}::uuid[]) and app_user.erased_at is null
      and (
        exists (select from organisation where id = ${id} and owner_user_id = app_user.id)
        or exists (
          select from membership
          where membership.organisation_id = ${id} and membership.user_id = app_user.id
            and membership.is_contact and membership.role in ('admin', 'moderator') and ${holdsToday(context)}
        )
        or exists (
          select from event_contact
          join event on event.id = event_contact.event_id
          join membership on membership.organisation_id = event.organisation_id and membership.user_id = app_user.id
          where event_contact.user_id = app_user.id and event.organisation_id = ${id} and event.is_listed
            and event.deleted_at is null and ${holdsToday(context)}
        )
      )`.execute(context.db);
  return rows;
}
