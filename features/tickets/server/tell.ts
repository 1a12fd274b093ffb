import { sql } from 'kysely';
import { z } from 'zod';
import { familiesToTell } from '#features/cards/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type CardId, ids, type TicketId } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import { dateInLetter } from '#platform/language/when-in-letters.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { lastDayOf, TICKET_STATES } from '../rules.ts';
import { readGroup } from './group-rows.ts';
import type { QueueNews, QueueToTell, TicketNews, TicketsToTell } from './jobs-declared.ts';

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
    const told = tickets.map((ticket) => ({ ...ticket, last_day: lastDayOf(ticket), key: `${news}:${ticket.id}` }));
    await tellEach(context, news, told);
  });

/** A queue can be over, begin again and be over once more: each time is told once. */
export const tellQueue = (services: Telling, { group_id, card_ids, ended_at, news }: QueueToTell): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const context = { ...services, db };
    const group = await readGroup(context, group_id);
    if (!group) return;
    const { municipality_id, name, provider_name, valid_until: last_day } = group;
    const told = card_ids.map((card_id) => {
      const key = `${news}:${group_id}:${card_id}:${ended_at}`;
      return { card_id, municipality_id, name, provider_name, last_day, key };
    });
    await tellEach(context, news, told);
  });

type Told = {
  card_id: CardId;
  municipality_id: number;
  name: string;
  provider_name: string;
  last_day: Day;
  key: string;
};

async function tellEach(context: Telling, news: TicketNews | QueueNews, told: readonly Told[]): Promise<void> {
  const families = await familiesToTell(context, [...new Set(told.map(({ card_id }) => card_id))]);
  const byCard = Map.groupBy(families, ({ card_id }) => card_id);
  for (const { card_id, municipality_id, name: ticket, provider_name: provider, last_day, key } of told) {
    const tenant = tenantOfMunicipality(municipality_id);
    if (!tenant) continue;
    for (const { id: user_id, name, address: to, lang: language, for_child: child } of byCard.get(card_id) ?? []) {
      const until = dateInLetter(last_day, language, context.now);
      const url = messageAddress({ tenant, language }, context.origins, FAMILY_PATH);
      const values = { name, ticket, provider, child, news, until, url };
      const once_key = `ticket:${key}:${user_id}`;
      await notify({ ...context, tenant }, { to, user_id, language, template: 'ticketNews', values, once_key });
    }
  }
}

async function toldTickets({ db }: Telling, wanted: readonly TicketId[]) {
  const { rows } = await rowsOf(toldRow)`
    select ticket.id, ticket.card_id, ticket.state, ticket.runs_out_at, g.municipality_id, g.name, g.provider_name
    from ticket join ticket_group g on g.id = ticket.group_id
    where ticket.id = any(${sql.val([...wanted])}::uuid[]) order by ticket.id`.execute(db);
  return rows;
}
