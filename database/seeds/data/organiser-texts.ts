import type { Emblem, Scene } from '#features/pictures/contract.ts';

/** One kind of organisation, and how those of this kind present themselves. `{sted}` and `{kommune}` are filled in. */
export type OrganiserTexts = {
  emblem: Emblem;
  /** What is on the picture above its page. */
  cover: Scene;
  profiles: readonly Record<'nb' | 'nn', { name: string; description: string }>[];
};
