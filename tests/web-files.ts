import { globSync } from 'node:fs';
import { fileRule, type Rule, type Source } from './architecture-rules.ts';

/** Files of apps/web, with their tests. What belongs to one feature lives in it, so the number only goes down. */
export const MAX_WEB_FILES = 200;

export const webFiles = (): string[] => globSync('apps/web/**/*.{ts,tsx,css}');

const SAYS_NOTHING = /^apps\/web\/(?:.*[/-])?(?:late|later|parts|imports)(?:[-.][^/]*)?$/;

const NAMED_AFTER_FEATURES = [
  'apps/web/pages/dashboard/imports-page.tsx', // the feature is called imports
];

/** A name says what is in a file; how it is loaded, or that it is one of several, does not. */
export const WEB_FILE_NAMES: [Rule, ...Source[]] = [
  fileRule(
    'no file of apps/web is called late, later, parts or imports',
    ({ path }) => SAYS_NOTHING.test(path) && !NAMED_AFTER_FEATURES.includes(path),
  ),
  { path: 'apps/web/pages/late-parts.tsx', text: '' },
  { path: 'apps/web/pages/later.ts', text: '' },
  { path: 'apps/web/pages/filter-imports.ts', text: '' },
];
