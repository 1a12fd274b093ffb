import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import type { AskedWord } from './question-words.ts';
import { otherWordsFor } from './synonyms.ts';

/** How a word of the question fits a word of a text, the best first. */
export const FITS = [
  'exact',
  'meant',
  'compound',
  'beginning',
  'ending',
  'topic',
  'parts',
  'close',
  'related',
] as const;
export type Fit = (typeof FITS)[number];

const foundLexemeRow = z.object({
  position: number,
  fit: z.enum(FITS),
  lexeme: text,
  events: number,
  is_known: boolean,
  sounds_alike: boolean,
  typed: text,
});
export type FoundLexeme = z.infer<typeof foundLexemeRow>;

/** One statement; the vocabulary is small, and every part of this asks an index of it. */
export async function lookUpLexemes(
  context: Pick<Context, 'replica'>,
  words: readonly AskedWord[],
): Promise<FoundLexeme[]> {
  const asked = words.flatMap(rowsFor);
  const { rows } = await rowsOf(foundLexemeRow)`
    with asked as materialized (
      select position, word collate "C" as word, role, is_beginning
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (position int, word text, role text, is_beginning boolean)
    ),
    exact as materialized (
      select
        form.position,
        case form.role when 'typed' then 'exact' else form.role end as fit,
        form.lexeme,
        coalesce(known.events, 0) as events,
        known.word is not null as is_known
      from (
        select position, role, word as lexeme, word from asked
        union
        select position, role, unnest(ts_lexize('norwegian_stem', word)), word from asked
        union
        select position, role, unnest(ts_lexize('english_stem', word)), word from asked
      ) as form
      left join lateral (select word, events from search_word where search_word.word = form.lexeme offset 0) as known on true
      where form.role <> 'stem' and length(form.lexeme) >= length(form.word) - ${MAX_ENDING_LENGTH}
    ),
    beginning as materialized (
      select
        asked.position,
        case when asked.role in ('topic', 'related') then asked.role else 'beginning' end as fit,
        asked.word || '*' as lexeme,
        longer.events,
        longer.events > 0 and asked.role in ('typed', 'meant') as is_known
      from asked
      cross join lateral (
        select coalesce(sum(events + organisations), 0)::int as events
        from search_word
        where word > asked.word and word < asked.word || ${LAST_CHARACTER}
      ) as longer
      where asked.is_beginning
    ),
    compound as (
      -- A turdag begins with tur and goes on with a word, turn does not.
      select asked.position, 'compound' as fit, longer.word as lexeme, longer.events
      from asked
      cross join lateral (
        select word, events
        from search_word
        where word > asked.word and word < asked.word || ${LAST_CHARACTER}
          and (
            regexp_replace(substr(search_word.word, length(asked.word) + 1), '^[es]', '') = any(${sql.val(KINDS_AFTER)}::text[])
            or exists (
              select 1
              from search_word last
              where last.word in (
                  substr(search_word.word, length(asked.word) + 1),
                  regexp_replace(substr(search_word.word, length(asked.word) + 1), '^[es]', '')
                )
                and length(last.word) >= ${SHORTEST_ENDING}
            )
          )
        order by events desc, word
        limit 40
      ) as longer
      where asked.role in ('typed', 'meant') and length(asked.word) between ${SHORTEST_ENDING} and ${MAX_SHORT_LENGTH}
    ),
    ending as materialized (
      select
        exact.position,
        case exact.fit when 'topic' then 'topic' else 'ending' end as fit,
        compound.word as lexeme,
        compound.events
      from (
        select position, fit, lexeme from exact where length(lexeme) > ${SHORTEST_ENDING} and fit <> 'related'
        union
        select position, 'exact', word from asked where role in ('typed', 'meant') and length(word) = ${SHORTEST_ENDING}
        union
        -- A brettspillkveld is for spill.
        select position, 'exact', word || kind
        from asked
        cross join unnest(${sql.val(KINDS_AFTER)}::text[]) as kind
        where role = 'typed' and length(word) > ${SHORTEST_ENDING}
        union
        -- A visitor who has typed fotbal means fotball, and walking football with it.
        select asked.position, 'exact', search_word.word
        from asked
        join search_word on search_word.word > asked.word and search_word.word < asked.word || ${LAST_CHARACTER}
        where asked.role = 'typed'
          and length(asked.word) >= ${SHORTEST_COMPLETED}
          and length(search_word.word) <= length(asked.word) + 2
      ) as exact
      cross join lateral (
        select word, events
        from search_word
        where reverse(word) > reverse(exact.lexeme)
          and reverse(word) < reverse(exact.lexeme) || ${LAST_CHARACTER}
          -- Kul-tur is no kind of tur: before an ending there must be a word, or what looks long enough for one.
          and (
            length(search_word.word) >= length(exact.lexeme) + greatest(2, 8 - length(exact.lexeme))
              and search_word.word !~ ${NO_COMPOUND}
            or exists (
              select 1
              from search_word first
              where first.word in (
                  left(search_word.word, -length(exact.lexeme)),
                  regexp_replace(left(search_word.word, -length(exact.lexeme)), '[es]$', '')
                )
                and length(first.word) >= greatest(2, 6 - length(exact.lexeme))
            )
          )
        order by events desc, word
        limit 40
      ) as compound
    ),
    unknown as materialized (
      select position, word, role, search_slips(search_sound(word)) as slips
      from asked
      where role in ('typed', 'topic')
        and length(word) >= ${SHORTEST_CLOSE}
        and position not in (
          select position from exact where is_known
          union all select position from beginning where is_known
          union all select position from ending
        )
    ),
    parts as (
      select unknown.position, 'parts' as fit, first.word || ' ' || last.word as lexeme, least(first.events, last.events) as events
      from unknown
      cross join generate_series(3, length(unknown.word) - 3) as cut
      join search_word first on first.word in (left(unknown.word, cut), rtrim(left(unknown.word, cut), 'es'))
      join search_word last on last.word = substr(unknown.word, cut + 1)
      where unknown.role = 'typed'
    ),
    close as (
      select unknown.position, 'close' as fit, likely.word as lexeme, likely.events, likely.sounds_alike, unknown.word as typed
      from unknown
      cross join lateral (
        select word, events, search_word.sound = search_sound(unknown.word) as sounds_alike
        from search_word
        where search_word.slips && unknown.slips
        order by sounds_alike desc, events desc, word
        limit 60
      ) as likely
    )
    select position, fit, lexeme, events, is_known, false as sounds_alike, '' as typed from exact
    union all select position, fit, lexeme, events, is_known, false, '' from beginning
    union all select position, fit, lexeme, events, true, false, '' from compound
    union all select position, fit, lexeme, events, true, false, '' from ending
    union all select position, fit, lexeme, events, false, false, '' from parts
    union all select position, fit, lexeme, events, true, sounds_alike, typed from close`.execute(context.replica);
  return rows;
}

/** Before the last word people have finished typing; then only longer words may be the beginning of another. */
const SHORTEST_FINISHED_BEGINNING = 4;
const SHORTEST_ENDING = 3;
const SHORTEST_COMPLETED = 5;
/** A shorter word is too near to too many others. */
export const SHORTEST_CLOSE = 5;
/** Whole words of so few letters begin too much that has nothing to do with them. */
export const MAX_SHORT_LENGTH = 4;
/** A stem that has lost more is another word: programering is no program. */
const MAX_ENDING_LENGTH = 4;

const KINDS_AFTER = ['kveld', 'kurs', 'klubb', 'dag', 'gruppe', 'skole', 'trening', 'verksted'];

/** Kultur, struktur and litteratur. */
const NO_COMPOUND = 'ultur$|ktur$|[aeiouy][^aeiouy]+atur$';

const LONG_STEM = /^(.{5,})ing(?:a|en|er|ar|ene|ane)?$/;

/** Svømming is what a svømmekurs and a svømmehall are for. Short stems begin too many other words. */
const verbStem = (word: string): string[] => LONG_STEM.exec(word)?.slice(1) ?? [];

const PLURAL = /^(.{4,})(?:er|ene|ar|ane)$/;

/** Jenter is what a jentelag is for. */
const pluralStem = (word: string): string[] => PLURAL.exec(word)?.slice(1) ?? [];

type Role = 'typed' | 'meant' | 'stem' | 'topic' | 'related';
type AskedRow = { position: number; word: string; role: Role; is_beginning: boolean };

function rowsFor({ word, isUnfinished, meant, related, split }: AskedWord, position: number): AskedRow[] {
  const topics = split ? split.topics.flatMap((topic) => [topic, ...otherWordsFor(topic, false).meant]) : [];
  const rows = (role: Role, others: readonly string[], shortestBeginning: number): AskedRow[] =>
    [...new Set(others)].map((other) => ({
      position,
      word: other,
      role,
      is_beginning: other.length >= shortestBeginning,
    }));
  return [
    ...rows('typed', [word], isUnfinished ? 0 : SHORTEST_FINISHED_BEGINNING),
    ...rows('meant', meant, SHORTEST_COMPLETED),
    ...rows('stem', [...pluralStem(word), ...[word, ...meant].flatMap(verbStem)], 0),
    ...rows('topic', topics, SHORTEST_FINISHED_BEGINNING),
    ...rows('related', related, SHORTEST_FINISHED_BEGINNING),
  ];
}

/** After every word that begins with the same letters. */
const LAST_CHARACTER = String.fromCodePoint(0x10ffff);
