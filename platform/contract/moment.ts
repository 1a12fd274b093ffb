import { z } from 'zod';

/** A time with its offset, in the range that PostgreSQL reads: it knows no year 0 and no offset of a day. */
export const moment = z.iso
  .datetime({ offset: true, error: 'not_a_date' })
  .regex(/^(?!0000).*(?:Z|[+-](?:0\d|1[0-4]):?\d\d)$/, { error: 'not_a_date' });
