import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { closestWords } from './closest-words.ts';
import { foldedWords } from './fold.ts';
import { otherWordsFor } from './synonyms.ts';

/** How a word of the question fits a word of a text, the best first. */
export const FITS = ['exact', 'meant', 'beginning', 'ending', 'parts', 'close'] as const;
export type Fit = (typeof FITS)[number];

/** One word of the question, and everything in the vocabulary that it may stand for. */
export type Term = {
  typed: string;
  /** Lexemes; of `parts` those that are in a text together. */
  fits: Record<Fit, string[]>;
  /** A user has used this very word. */
  isKnown: boolean;
  /** In how many events of the whole country it is found, in any way. */
  anyEvents: number;
};

const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 40;
const SHORTEST_WORD = 2;
/** Before the last word people have finished typing; then only longer words may be the beginning of another. */
const SHORTEST_FINISHED_BEGINNING = 4;
const SHORTEST_ENDING = 3;
const SHORTEST_COMPLETED = 5;
const SHORTEST_CLOSE = 4;

/** Words that stand in every text; folded. */
const EMPTY_WORDS = new Set(
  'a an and are at av da de dei den der det du e ei ein eit en er et for fra hos i in is jeg eg kan med no noe noko of og om on or pa som the til to vi with'.split(
    ' ',
  ),
);

/** What may be typed is anything; what is read of it are its first words. */
export function questionWords(q: string): string[] {
  const words = foldedWords(q)
    .map(({ word }) => word.slice(0, MAX_WORD_LENGTH))
    .filter((word) => word.length >= SHORTEST_WORD);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

const LONG_STEM = /^(.{5,})ing(?:a|en|er|ar|ene|ane)?$/;

/** Svømming is what a svømmekurs and a svømmehall are for. Short stems begin too many other words. */
const verbStem = (word: string): string[] => LONG_STEM.exec(word)?.slice(1) ?? [];

/** Looks the words up, and where one is misspelt, those that it is likely to be. */
export async function readTerms(context: Pick<Context, 'replica'>, words: readonly string[]): Promise<Term[]> {
  const terms = await lookUp(context, words);
  const likely = terms.flatMap(({ fits }) => fits.close);
  if (likely.length === 0) return terms;
  const corrected = new Map((await lookUp(context, likely)).map((term) => [term.typed, term]));
  return terms.map((term) => {
    const instead = term.fits.close.flatMap((word) => corrected.get(word) ?? []);
    const close = instead.flatMap(({ fits: { exact, meant, ending } }) => [...exact, ...meant, ...ending]);
    const anyEvents = instead.reduce((sum, each) => sum + each.anyEvents, term.anyEvents);
    return { ...term, fits: { ...term.fits, close: [...new Set([...term.fits.close, ...close])] }, anyEvents };
  });
}

/** One statement; the vocabulary is small, and every part of this asks an index of it. */
async function lookUp(context: Pick<Context, 'replica'>, words: readonly string[]): Promise<Term[]> {
  const asked = words.flatMap((word, position) => {
    const isLast = position === words.length - 1;
    const pairs = [words.slice(Math.max(0, position - 1), position + 1), words.slice(position, position + 2)];
    const others = [
      ...otherWordsFor(word, isLast),
      // First aid is one thing.
      ...pairs.filter(({ length }) => length === 2).flatMap((pair) => otherWordsFor(pair.join(''), false)),
    ];
    return [
      { position, word, role: 'typed', is_beginning: isLast || word.length >= SHORTEST_FINISHED_BEGINNING },
      ...others.map((other) => ({
        position,
        word: other,
        role: 'meant',
        is_beginning: other.length >= SHORTEST_COMPLETED,
      })),
      ...[word, ...others]
        .flatMap(verbStem)
        .map((stem) => ({ position, word: stem, role: 'stem', is_beginning: true })),
    ];
  });
  const { rows } = await rowsOf(foundLexemeRow)`
    with asked as materialized (
      select position, word collate "C" as word, role, is_beginning
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (position int, word text, role text, is_beginning boolean)
    ),
    exact as materialized (
      select
        form.position,
        case form.role when 'meant' then 'meant' else 'exact' end as fit,
        form.lexeme,
        coalesce(known.events, 0) as events,
        known.word is not null as is_known
      from (
        select position, role, word as lexeme from asked
        union
        select position, role, unnest(ts_lexize('norwegian_stem', word)) from asked
        union
        select position, role, unnest(ts_lexize('english_stem', word)) from asked
      ) as form
      left join search_word known on known.word = form.lexeme
      where form.role <> 'stem'
    ),
    beginning as materialized (
      select asked.position, 'beginning' as fit, asked.word as lexeme, longer.events, longer.events > 0 as is_known
      from asked
      cross join lateral (
        select coalesce(sum(events + organisations), 0)::int as events
        from search_word
        where word > asked.word and word < asked.word || ${LAST_CHARACTER}
      ) as longer
      where asked.is_beginning
    ),
    ending as materialized (
      select exact.position, 'ending' as fit, compound.word as lexeme, compound.events, true as is_known
      from (
        select position, lexeme from exact where length(lexeme) >= ${SHORTEST_ENDING}
        union
        -- Somebody who has come to fotbal means fotball, and walking football with it.
        select asked.position, search_word.word
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
          -- Kul-tur is no kind of tur: before a short ending there must be a word, or what looks long enough for one.
          and (
            length(exact.lexeme) > ${SHORTEST_ENDING}
            or length(search_word.word) > 2 * length(exact.lexeme)
            or exists (
              select 1
              from search_word first
              where first.word in (
                left(search_word.word, -length(exact.lexeme)),
                rtrim(left(search_word.word, -length(exact.lexeme)), 'es')
              )
            )
          )
        order by events desc, word
        limit 40
      ) as compound
    ),
    unknown as materialized (
      select position, word, search_slips(search_sound(word)) as slips
      from asked
      where role = 'typed'
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
    ),
    close as (
      select unknown.position, 'close' as fit, likely.word as lexeme, likely.events, likely.sounds_alike
      from unknown
      cross join lateral (
        select word, events, search_word.sound = search_sound(unknown.word) as sounds_alike
        from search_word
        where search_word.slips && unknown.slips
        order by sounds_alike desc, events desc, word
        limit 60
      ) as likely
    )
    select position, fit, lexeme, events, is_known, false as sounds_alike from exact
    union all select position, fit, lexeme, events, is_known, false from beginning
    union all select position, fit, lexeme, events, is_known, false from ending
    union all select position, fit, lexeme, events, false, false from parts
    union all select position, fit, lexeme, events, true, sounds_alike from close`.execute(context.replica);
  return words.map((word, position) =>
    termOf(
      word,
      rows.filter((row) => row.position === position),
    ),
  );
}

/** After every word that begins with the same letters. */
const LAST_CHARACTER = String.fromCodePoint(0x10ffff);

const foundLexemeRow = z.object({
  position: number,
  fit: z.enum(FITS),
  lexeme: text,
  events: number,
  is_known: boolean,
  sounds_alike: boolean,
});
type FoundLexeme = z.infer<typeof foundLexemeRow>;

function termOf(typed: string, found: readonly FoundLexeme[]): Term {
  const close = closestWords(
    typed,
    found.filter(({ fit }) => fit === 'close'),
  );
  const kept = found.filter((each) => each.fit !== 'close' || close.includes(each));
  const lexemes = (fit: Fit) => [...new Set(kept.filter((each) => each.fit === fit).map(({ lexeme }) => lexeme))];
  return {
    typed,
    fits: {
      exact: lexemes('exact'),
      meant: lexemes('meant'),
      beginning: lexemes('beginning'),
      ending: lexemes('ending'),
      parts: lexemes('parts'),
      close: lexemes('close'),
    },
    isKnown: kept.some(({ fit, is_known }) => fit === 'exact' && is_known),
    // Each text has its words twice, as they stand and as stems.
    anyEvents: Math.ceil(sumOf(kept) / 2),
  };
}

const sumOf = (found: readonly FoundLexeme[]): number => found.reduce((sum, { events }) => sum + events, 0);
