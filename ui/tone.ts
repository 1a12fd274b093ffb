/** What a coloured thing means. The colour repeats it, words always say it. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
