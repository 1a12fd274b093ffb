import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'Approval of organisers',
  lead: 'Decide whether new organisers are approved by hand, or at once when the national register confirms them.',
  mode: 'How new organisers are approved',
  modes: { by_hand: 'By hand', by_rule: 'By rule' },
  mode_help: {
    by_hand: 'You look at each request and answer.',
    by_rule:
      'Those in the register under the same name, of the right kind and in your municipality are approved at once. You answer the rest by hand.',
  },
  warning:
    'The register does not say who is asking. A person who knows the name and number can ask for the page. You can stop an organiser at any time.',
  forms_legend: 'Kinds of organisation that are approved at once',
  forms: {
    FLI: 'Association or club',
    STI: 'Foundation',
    SA: 'Cooperative',
    KIRK: 'Church of Norway',
    ORGL: 'Part of a public body',
    KOMM: 'Municipality',
  },
  reason: 'Reason',
  reason_help: 'Kept with the change, for example the decision it builds on.',
  reason_required: 'Write a reason of at least five characters.',
  save: 'Save',
  saved: 'The rules are changed',
  history: 'Changes',
  version: (version, day, by) => (by ? `Version ${version}, ${day}, ${by}` : `Version ${version}, ${day}`),
  never: 'Nobody has changed the rules. Everything is approved by hand.',
  read_only: 'Only administrators can change this.',
  failed: 'We could not load the rules.',
};
