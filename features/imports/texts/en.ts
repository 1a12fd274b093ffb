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
  good: (when) => `Last succeeded ${inSentence(when)}`,
  never: 'Has not succeeded yet',
  outcomes: {
    running: 'Running now',
    done: 'Succeeded',
    broken: 'Error at the source',
    failed: 'Error on our side',
    abandoned: 'Was interrupted',
  },
  counts: (created, changed, removed, skipped) =>
    `${created} new, ${changed} changed, ${removed} gone, ${skipped} left out`,
  columns: { when: 'When', source: 'Source', outcome: 'Result', what: 'What happened' },
  empty: {
    title: 'Nothing is fetched from elsewhere',
    text: 'When the portal fetches activities from others, the sources appear here.',
  },
  failed: 'We could not load the sources.',
  names: { dnt: 'Norwegian Trekking Association' },
};
