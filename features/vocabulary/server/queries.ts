import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';

const choiceRow = z.object({ list: z.enum(['categories', 'types']), id: number, key: text, name: text });
export type Choice = Omit<z.infer<typeof choiceRow>, 'list'>;

export type Vocabulary = { categories: Choice[]; types: Choice[] };

/** The categories and types that there are, in the reader's language. */
export async function readVocabulary({ language, replica }: Context): Promise<Vocabulary> {
  const { rows } = await rowsOf(choiceRow)`
    select list, id, key, name
    from (
      select 'categories' as list, id, key, labels ->> ${language} as name, position from category
      union all
      select 'types', id, key, labels ->> ${language}, position from event_type
    ) as choice
    order by list, position, id`.execute(replica);
  const choicesOf = (wanted: keyof Vocabulary) => rows.filter(({ list }) => list === wanted);
  return { categories: choicesOf('categories'), types: choicesOf('types') };
}
