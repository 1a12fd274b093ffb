import { LOCALES, type Locale } from './locale.ts';
import type { TextsLike } from './texts.ts';

/**
 * A dictionary that is loaded when it is needed. Each folder of dictionaries exports one beside `nb.ts`, `nn.ts` and
 * `en.ts`, as `token.ts`. Components read it with `useTexts`; pages and lazy parts list theirs, so that the texts come
 * together with the script.
 */
export type LazyTexts<Dictionary> = {
  /** Where the dictionaries are, as the build names their files. */
  folder: string;
  load(locale: Locale): Promise<Dictionary>;
  loaded(locale: Locale): Dictionary | undefined;
};

/** What a token stands for: `type EventTexts = TextsOf<typeof eventTexts>`. */
export type TextsOf<Token> = Token extends LazyTexts<infer Dictionary> ? Dictionary : never;

type Dictionaries<Nb> = {
  nb: () => Promise<{ nb: Nb }>;
  nn: () => Promise<{ nn: TextsLike<Nb> }>;
  en: () => Promise<{ en: TextsLike<Nb> }>;
};

/** `nb` is the shape; a language that is missing or differs from it does not compile. */
export function lazyTexts<Nb>(folder: string, { nb, nn, en }: Dictionaries<Nb>): LazyTexts<TextsLike<Nb>> {
  type Texts = TextsLike<Nb>;
  const loaders: Record<Locale, () => Promise<Texts>> = {
    nb: async () => (await nb()).nb as Texts,
    nn: async () => (await nn()).nn,
    en: async () => (await en()).en,
  };
  const loaded: Partial<Record<Locale, Texts>> = {};
  const loading: Partial<Record<Locale, Promise<Texts>>> = {};

  async function loadNow(locale: Locale): Promise<Texts> {
    try {
      const texts = await loaders[locale]();
      loaded[locale] = texts;
      return texts;
    } finally {
      // After a failure, as without a connection, the next call asks again.
      delete loading[locale];
    }
  }

  return {
    folder,
    load(locale) {
      const known = loaded[locale];
      if (known) return Promise.resolve(known);
      loading[locale] ??= loadNow(locale);
      return loading[locale];
    },
    loaded: (locale) => loaded[locale],
  };
}

export const loadTexts = (tokens: readonly LazyTexts<unknown>[], locale: Locale): Promise<unknown> =>
  Promise.all(tokens.map((token) => token.load(locale)));

export const loadTextsInAllLanguages = (tokens: readonly LazyTexts<unknown>[]): Promise<unknown> =>
  Promise.all(LOCALES.map((locale) => loadTexts(tokens, locale)));
