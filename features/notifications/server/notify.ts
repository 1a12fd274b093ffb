import type { MessageValues } from '#features/messages/contract.ts';
import { type Message, noticeLine, sendMessage } from '#features/messages/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import { newId } from '#platform/server/new-id.ts';
import { kindOf, type NoticeTemplate } from '../kinds.ts';
import { addNotifications } from './jobs-declared.ts';
import { pathIn } from './link.ts';
import { type About, payloadOf, personIn } from './payload.ts';

/** A message to a user who has an account. Without an address it stands in the portal alone. */
export type Notice<Kind extends NoticeTemplate = NoticeTemplate> = {
  [Template in NoticeTemplate]: Omit<Message<Template>, 'to' | 'user_id'> & {
    to: string | null;
    user_id: NonNullable<Message['user_id']>;
    /** Of several with the same key the unread one gives way to the newest. */
    bundle_key?: string;
  } & AboutOf<MessageValues[Template]>;
}[Kind];

/** Where a user is named it is also said who it is. */
type AboutOf<Values> = Values extends { person: string }
  ? { about: About & { person_id: UserId | null } }
  : { about?: About };

type Services = Parameters<typeof sendMessage>[0];

/** Tells a user in the portal, and by letter. Inside a transaction both happen exactly if the transaction does. */
export async function notify(services: Services, notice: Notice): Promise<void> {
  const { about = {}, bundle_key = null, to, ...message } = notice;
  const { template, values, once_key = null } = notice;
  const lineIn = (language: Locale) => noticeLine({ ...services, language }, { template, values });
  if (to !== null) await sendMessage(services, { ...message, to } as Message);
  const entry = {
    id: newId<'NotificationId'>(),
    user_id: notice.user_id,
    type: kindOf(template).type,
    texts: { nb: lineIn('nb'), nn: lineIn('nn'), en: lineIn('en') },
    payload: payloadOf(values, about),
    about_user_id: personIn(values, about),
    path: 'url' in values ? pathIn(values.url) : null,
    bundle_key,
    once_key,
    created_at: services.now.toISOString(),
  };
  await services.enqueue(services.db, addNotifications, { entries: [entry] });
}
