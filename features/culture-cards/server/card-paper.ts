import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { endPass, issuePass, type Pass, passesOf } from '#features/passes/server/public.ts';
import { type CultureCardId, type CultureGroupId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { CardPaper } from '../groups-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandGroupToRun, demandRunGroup, type GroupRow } from './group-access.ts';

const KIND = 'culture_card';

/** CUL-01: for those who may give the card and take it back, and nobody else. */
export async function readPaper(context: Context, id: CultureCardId): Promise<CardPaper> {
  const group = await demandGroupToRun(context, await groupOf(context, id));
  const card = await readCard(context, id);
  const pass = (await passesOf(context, KIND, [id])).get(id) ?? refuse('not_found');
  return paperOf(card, group, pass);
}

/** Another code, where the paper is lost or was copied. The old one is said to be replaced wherever it is held up. */
export const replaceCode = (context: Context, id: CultureCardId): Promise<CardPaper> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = await demandRunGroup(inside, await groupOf(inside, id));
    const card = await readCard(inside, id);
    const { municipality_id } = group;
    await endPass(inside, KIND, [id]);
    const pass = await issuePass(inside, { municipality_id, kind: KIND, thing_id: id });
    await recordAudit(inside, 'culture_card.replace', {
      municipality_id,
      subject_user_id: card.user_id,
      details: { card: id, group: group.id },
    });
    return paperOf(card, group, pass);
  });

async function groupOf({ db }: Context, id: CultureCardId): Promise<CultureGroupId> {
  const { rows } = await rowsOf({ group_id: ids.cultureGroup })`
    select group_id from culture_card where id = ${id}`.execute(db);
  return rows[0]?.group_id ?? refuse('not_found');
}

const cardRow = z.object({
  id: ids.cultureCard,
  number,
  name: text,
  user_id: ids.user.nullable(),
  municipality_name: text,
});
type Card = z.infer<typeof cardRow>;

async function readCard({ db, language }: Context, id: CultureCardId): Promise<Card> {
  const { rows } = await rowsOf(cardRow)`
    select culture_card.id, culture_card.number, culture_card.name, culture_card.user_id,
      municipality.name as municipality_name
    from culture_card join municipality on municipality.id = culture_card.municipality_id
    where culture_card.id = ${id} and culture_card.removed_at is null`.execute(db);
  return rows[0] ?? refuse('conflict', REFUSALS[language].card_taken_back);
}

function paperOf({ id, number, name, municipality_name }: Card, group: GroupRow, pass: Pass): CardPaper {
  const { name: group_name, venue_name, valid_from, valid_until } = group;
  return { id, number, name, group_name, municipality_name, venue_name, valid_from, valid_until, ...pass };
}
