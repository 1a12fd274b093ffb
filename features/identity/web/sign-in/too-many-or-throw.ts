import { CallFailed } from '#platform/web/client.ts';

/** A code that was asked for too often has a text of its own (IDN-11); every other refusal goes on as it is. */
export function tooManyOrThrow(error: unknown): 'too_many' {
  if (error instanceof CallFailed && error.status === 429) return 'too_many';
  throw error;
}
