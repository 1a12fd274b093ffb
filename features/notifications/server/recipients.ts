import { sql } from 'kysely';
import { z } from 'zod';
import { ADDRESS } from '#features/messages/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { text, textOrNull } from '#platform/server/rows.ts';

/** A user who is told of something, of `app_user`. The address is null where no letter reaches them. */
export const recipientRow = z.object({ id: ids.user, name: text, lang: z.enum(LOCALES), address: textOrNull });
export type Recipient = z.infer<typeof recipientRow>;

/** The columns of `recipientRow`, of those who are there (`isThere`). What they have chosen, `notify` knows. */
export const recipient = sql`app_user.id, app_user.name, app_user.lang, ${ADDRESS} as address`;

/** Who is blocked or gone is told of nothing, as a condition on `app_user`. */
export const isThere = sql`(app_user.blocked_at is null and app_user.erased_at is null)`;
