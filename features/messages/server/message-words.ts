import { sql } from 'kysely';

/** What a message said, and to whom it would have been answered, is nobody's business once it is gone. */
export const EMPTIED = sql`text = null, html = null, sealed = null, reply_to = null, unsubscribe_url = null,
  attachment_name = null, attachment_type = null, attachment = null`;

export const HAS_WORDS = sql`(text is not null or sealed is not null)`;
