import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';

export type Choice = { id: number; key: string; name: string };

export type Vocabulary = { categories: Choice[]; types: Choice[] };

/** The categories and types that there are, in the reader's language. */
export async function readVocabulary({ language, replica }: Context): Promise<Vocabulary> {
  const { rows } = await sql<Choice & { list: 'categories' | 'types' }>`
    select 'categories' as list, id, key, labels ->> ${language} as name, position from category
    union all
    select 'types', id, key, labels ->> ${language}, position from event_type
    order by list, position, id`.execute(replica);
  const choicesOf = (wanted: keyof Vocabulary) => rows.filter(({ list }) => list === wanted);
  return { categories: choicesOf('categories'), types: choicesOf('types') };
}
