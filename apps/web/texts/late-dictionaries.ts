import type { LateDictionaries } from '../page-module.ts';

/** For the sign-in. */
export const signInDictionaries: LateDictionaries = {
  nb: () => import('./sign-in/nb.ts'),
  nn: () => import('./sign-in/nn.ts'),
  en: () => import('./sign-in/en.ts'),
};

/** For everything behind it. */
export const profileDictionaries: LateDictionaries = {
  nb: () => import('./profile/nb.ts'),
  nn: () => import('./profile/nn.ts'),
  en: () => import('./profile/en.ts'),
};
