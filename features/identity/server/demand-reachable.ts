import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Nobody is told that a code was sent to a phone by a portal that cannot send SMS. */
export function demandReachable(
  { language }: Pick<Context, 'language'>,
  { hasSms }: Pick<IdentityParts, 'hasSms'>,
  given: { field: string; address: string },
): void {
  if (!hasSms && !given.address.includes('@')) throw faultyField(given.field, 'no_sms', language);
}
