import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  chooser: {
    title: 'Choose municipality',
    explanation:
      'We show you what is on in the municipality you choose. You can change it whenever you like. If it has no portal of its own, you stay here.',
    without_portal: 'No portal yet',
    search: 'Search for a municipality',
    searchHelp: 'Type the name of the municipality or the county',
    clearSearch: 'Clear the search',
    county: 'County',
    allCounties: 'All counties',
    districts: 'City districts',
    wholeCountry: 'All of Norway',
    chosen: 'Chosen municipality',
    hits: (count) => (count === 1 ? '1 municipality' : `${count} municipalities`),
    empty: (query) => `We found no municipality matching “${query}”.`,
    emptyHint: 'Check the spelling, or browse the list.',
    loading: 'Loading the municipalities',
    failed: 'We could not load the municipalities. Try again in a moment.',
    retry: 'Try again',
    close: 'Close',
  },
  suggestion: {
    question: (inPlace) => `Are you ${inPlace}?`,
    explanation: 'Then we will show you what is on there.',
    accept: 'Yes, use this',
    change: 'Change',
    close: 'Close the suggestion',
  },
};
