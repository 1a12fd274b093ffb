const EMBED_THEMES = ['light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

const MAX_IN_WIDGET = 20;
const USUAL_IN_WIDGET = 5;

/**
 * What the address of a widget says beside the filters. What cannot be read is as if it were not there: a user has
 * typed it into another site long ago.
 */
export function embedCriteriaIn(query: { get(name: string): string | null }): {
  count: number;
  theme: EmbedTheme | null;
} {
  const count = query.get('count') ?? '';
  return {
    count: /^\d{1,9}$/.test(count) ? Math.min(MAX_IN_WIDGET, Math.max(1, Number(count))) : USUAL_IN_WIDGET,
    theme: EMBED_THEMES.find((theme) => theme === query.get('theme')) ?? null,
  };
}
