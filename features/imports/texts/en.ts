import { inEnglishSentence as inSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'Fetched from elsewhere',
  lead: 'Activities that are fetched from others, and how it went last time.',
  sources_title: 'Fetched for the whole country',
  sources_lead: 'Sources that all municipalities share.',
  runs_title: 'Latest runs',
  events: (count) => (count === 1 ? '1 activity here' : `${count} activities here`),
  last: (when) => `Last read ${inSentence(when)}`,
  good: (when) => `Last went well ${inSentence(when)}`,
  never: 'Has not gone well yet',
  outcomes: {
    running: 'Running now',
    done: 'Went well',
    broken: 'The source was broken',
    failed: 'Failed on our side',
    abandoned: 'Was interrupted',
  },
  counts: (created, changed, removed, skipped) =>
    `${created} new, ${changed} changed, ${removed} gone, ${skipped} left out`,
  columns: { when: 'When', source: 'Source', outcome: 'Outcome', what: 'What happened' },
  empty: {
    title: 'Nothing is fetched from elsewhere',
    text: 'When the portal fetches activities from others, the sources appear here.',
  },
  failed: 'We could not fetch the sources.',
  names: { dnt: 'Norwegian Trekking Association' },
};
