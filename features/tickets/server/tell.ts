import { sql } from 'kysely';
import { z } from 'zod';
import { familiesToTell } from '#features/cards/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids, type TicketId } from '#features/vocabulary/ids.ts';
import { dateInLetter } from '#platform/language/when-in-letters.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { lastDayOf, TICKET_STATES } from '../rules.ts';
import type { TicketNews, TicketsToTell } from './jobs-declared.ts';

export type Telling = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> & { origins: OriginSettings };

/** Where families see their tickets. */
const FAMILY_PATH = '/tickets/marketplace';

const toldRow = z.object({
  id: ids.ticket,
  card_id: ids.card,
  state: z.enum(TICKET_STATES),
  runs_out_at: text,
  municipality_id: number,
  name: text,
  provider_name: text,
});

/** What is no longer so by the time the letter is written is not told. */
const HOLDS_WHILE: Record<TicketNews, z.infer<typeof toldRow>['state']> = {
  given: 'reserved',
  runs_out: 'reserved',
  ran_out: 'expired',
};

/** However often the job runs, one letter of each comes of it. */
export const tellFamilies = (services: Telling, { ticket_ids, news }: TicketsToTell): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const context = { ...services, db };
    const tickets = (await toldTickets(context, ticket_ids)).filter(({ state }) => state === HOLDS_WHILE[news]);
    const families = await familiesToTell(context, [...new Set(tickets.map(({ card_id }) => card_id))]);
    const byCard = Map.groupBy(families, ({ card_id }) => card_id);
    for (const ticket of tickets) {
      const tenant = tenantOfMunicipality(ticket.municipality_id);
      if (!tenant) continue;
      for (const { id: user_id, name, address: to, lang: language, for_child } of byCard.get(ticket.card_id) ?? []) {
        await notify(
          { ...context, tenant },
          {
            to,
            user_id,
            language,
            template: 'ticketNews',
            values: {
              name,
              ticket: ticket.name,
              provider: ticket.provider_name,
              child: for_child,
              news,
              until: dateInLetter(lastDayOf(ticket), language, context.now),
              url: messageAddress({ tenant, language }, context.origins, FAMILY_PATH),
            },
            once_key: `ticket:${news}:${ticket.id}:${user_id}`,
          },
        );
      }
    }
  });

async function toldTickets({ db }: Telling, wanted: readonly TicketId[]) {
  const { rows } = await rowsOf(toldRow)`
    select ticket.id, ticket.card_id, ticket.state, ticket.runs_out_at, g.municipality_id, g.name, g.provider_name
    from ticket join ticket_group g on g.id = ticket.group_id
    where ticket.id = any(${sql.val([...wanted])}::uuid[]) order by ticket.id`.execute(db);
  return rows;
}
