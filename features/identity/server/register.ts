import type { Ticket } from '#features/identity/contract.ts';
import { sendMessage } from '#features/messages/server/public.ts';
import type { VerificationId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { demandClient } from './form-token.ts';
import type { IdentityParts } from './identity-parts.ts';
import { openFor } from './log-in.ts';
import { demandGoodPassword } from './new-password.ts';
import { personById } from './people.ts';
import { useVerified } from './verifications.ts';

type Registration = {
  verification_id: VerificationId;
  name: string;
  password: string;
  password_confirmation: string;
  email?: string | undefined;
  phone?: string | undefined;
  birth_date?: string | undefined;
};

/** IDN-04: an account for the address that this browser has verified. Terms are accepted with it. */
export async function register(context: Context, parts: IdentityParts, given: Registration): Promise<Ticket> {
  const client = demandClient(context, parts.cookies);
  if (given.birth_date && given.birth_date > shortDate(context.now)) {
    throw faultyField('birth_date', 'birth_date_invalid', context.language);
  }
  const { email = null, phone = null, name } = given;
  await demandGoodPassword(context, given, { name, email, phone, isStaff: false });
  const password_hash = await parts.hashing.hash(given.password, context.visitor.address);
  const id = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { username } = await useVerified(inside, given.verification_id, 'register', client);
    const isEmail = username.includes('@');
    // The other address is the person's once it is verified too.
    if (email !== null && email !== username) throw faultyField('email', 'username_not_verified', context.language);
    if (phone !== null && phone !== username) throw faultyField('phone', 'username_not_verified', context.language);
    const created = await db
      .insertInto('app_user')
      .values({
        id: newId<'UserId'>(),
        name,
        email: isEmail ? username : null,
        email_verified_at: isEmail ? context.now : null,
        phone: isEmail ? null : username,
        phone_verified_at: isEmail ? null : context.now,
        password_hash,
        password_changed_at: context.now,
        birth_date: given.birth_date ?? null,
        lang: context.language,
        municipality_id:
          context.tenant.municipality_ids.length === 1 ? (context.tenant.municipality_ids[0] ?? null) : null,
        terms_accepted_at: context.now,
        created_at: context.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw faultyField('verification_id', 'username_taken', context.language);
    await sendMessage(inside, {
      to: username,
      user_id: created.id,
      language: context.language,
      template: 'welcome',
      values: { name },
    });
    return created.id;
  });
  const person = await personById(context.db, id);
  if (!person) throw new Error('The person who has just registered is not there.');
  return openFor(context, parts, person, 'code');
}
