import { sql } from 'kysely';
import { readPass } from '#features/passes/server/public.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { DeskCard } from '../contract.ts';
import { isMetAt } from '../policy.ts';
import { MAX_FOUND } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { CARD_COLUMNS, CARDS, cardRow, deskCardOf, metAt } from './card-rows.ts';
import { demandDesk } from './venue-access.ts';

type Search = { organization_id: OrganisationId; q: string };

/** By number, or by the beginnings of words of the name. */
export async function findCards(context: Context, { organization_id, q }: Search): Promise<DeskCard[]> {
  const desk = await demandDesk(context, organization_id);
  const digits = q.replaceAll(/\s/g, '');
  const isNumber = /^\d{1,9}$/.test(digits);
  const words = q.replaceAll(/[\\%_]/g, '\\$&').replaceAll('-', ' ');
  const match = isNumber
    ? sql`culture_card.number = ${Number(digits)}`
    : sql`name_words(culture_card.name_sort) @@ name_query(${q})
        and ' ' || translate(culture_card.name_sort, '-', ' ') like '% ' || nb_sort_key(${words}) || '%'`;
  const { rows } = await rowsOf(cardRow)`
    select ${CARD_COLUMNS} from ${CARDS}
    where culture_card.municipality_id = ${desk.municipality_id} and culture_card.removed_at is null
      and culture_group.ended_at is null and ${metAt(desk)} and ${match}
    order by culture_card.name_sort, culture_card.number limit ${MAX_FOUND}`.execute(context.db);
  return rows.map((row) => deskCardOf(row, context.now));
}

type Held = { organization_id: OrganisationId; text: string };

/** What was held up. One that has been taken back is shown as stopped, so that the desk can say so. */
export async function readCard(context: Context, { organization_id, text }: Held): Promise<DeskCard> {
  const desk = await demandDesk(context, organization_id);
  const words = REFUSALS[context.language];
  const read = await readPass(context, desk.municipality_id, text);
  if ('fault' in read) refuseCode(words.codes[read.fault]);
  if (read.kind !== 'culture_card') refuseCode(words.other_kind);
  const { rows } = await rowsOf(cardRow)`
    select ${CARD_COLUMNS} from ${CARDS}
    where culture_card.id = ${ids.cultureCard.parse(read.thing_id)}`.execute(context.db);
  const [row] = rows;
  if (!row || !isMetAt(desk, row)) refuseCode(words.other_venue);
  return deskCardOf(row, context.now);
}

function refuseCode(message: string): never {
  refuse('invalid', message, { text: [message] });
}
