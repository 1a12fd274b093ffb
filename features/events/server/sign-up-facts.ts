import { z } from 'zod';
import { boolean, number, text } from '#platform/server/rows.ts';
import type { SignUpFacts } from '../sign-up-rules.ts';

/** The same as columns, for those who read them together with others. */
export const signUpFacts = z.object({
  start_at: text,
  end_at: text,
  is_published: boolean,
  is_cancelled: boolean,
  status: z.enum(['draft', 'published', 'cancelled']),
  is_completed: boolean,
  is_local: boolean,
  has_sign_up: boolean,
  sign_up_closes_minutes: number,
}) satisfies z.ZodType<SignUpFacts>;
