import type { LazyTexts } from '#platform/language/lazy-texts.ts';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';

/** For tests of components: a page has its texts before it is rendered, and so do they. */
if (typeof document !== 'undefined') {
  const modules = import.meta.glob<Record<string, LazyTexts<unknown>>>([
    '/{apps,features,platform}/**/texts/**/token.ts',
    '/platform/language/moments/token.ts',
  ]);
  const tokens = await Promise.all(Object.values(modules).map(async (load) => Object.values(await load())));
  await loadTextsInAllLanguages(tokens.flat());
}
