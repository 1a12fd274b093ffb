import { sql } from 'kysely';
import type { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { listOfficeCards } from '../contract.ts';
import { mayChangeAccounts } from '../policy.ts';
import { CARDS_PER_PAGE, LOOKED_THROUGH } from '../rules.ts';
import { cardConditions } from './card-conditions.ts';
import { readLines } from './card-lines.ts';
import { officeOf } from './office-access.ts';

type Asked = z.output<typeof listOfficeCards.query>;

const MAX_SCHEMES = 50;

/** CRD-09: a page out of the next so many accounts by number; a filter that finds little reads no more than one that finds much. */
export async function listCards(context: Context, asked: Asked): Promise<z.input<typeof listOfficeCards.answer>> {
  const office = officeOf(context, asked.municipality_id);
  const from = sql`(select * from card where ${inOrder(office, asked)} order by number desc limit ${LOOKED_THROUGH})`;
  const found = await readLines(context, {
    from,
    where: cardConditions(context.now, asked),
    limit: CARDS_PER_PAGE + 1,
  });
  const data = found.slice(0, CARDS_PER_PAGE);
  const isCut = found.length > CARDS_PER_PAGE;
  return {
    data,
    next: isCut ? String(data.at(-1)?.number) : await endOfLook(context, office, asked),
    schemes: await schemesOf(context, office),
    can: { change: mayChangeAccounts(context.actor, office) },
  };
}

const inOrder = (office: number, { number: wanted, before }: Asked) =>
  sql.join(
    [
      sql`municipality_id = ${office}`,
      ...(wanted === undefined ? [] : [sql`number = ${Number(wanted)}`]),
      ...(before === undefined ? [] : [sql`number < ${Number(before)}`]),
    ],
    sql` and `,
  );

/** Where the next page begins to look; null where all were looked through. */
async function endOfLook({ db }: Context, office: number, asked: Asked): Promise<string | null> {
  const { rows } = await rowsOf({ number })`
    select number from card where ${inOrder(office, asked)}
    order by number desc offset ${LOOKED_THROUGH - 1} limit 1`.execute(db);
  return rows[0] ? String(rows[0].number) : null;
}

async function schemesOf({ db }: Context, office: number) {
  const { rows } = await rowsOf({ id: ids.scheme, name: text })`
    select id, name from scheme where municipality_id = ${office}
    order by created_at desc, id limit ${MAX_SCHEMES}`.execute(db);
  return rows;
}
