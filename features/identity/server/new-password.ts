import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { type PasswordOwner, passwordFault } from './password-rules.ts';

type Given = { password: string; password_confirmation?: string };

/** Throws what is wrong with a new password, at its field. */
export async function demandGoodPassword(context: Context, given: Given, owner: PasswordOwner): Promise<void> {
  const fault = await passwordFault(given.password, owner, [context.tenant.name, context.tenant.key]);
  if (fault) throw faultyField('password', fault, context.language);
  if (given.password_confirmation !== undefined && given.password_confirmation !== given.password) {
    throw faultyField('password_confirmation', 'password_not_repeated', context.language);
  }
}
