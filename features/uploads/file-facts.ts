import { type Locale, NUMBER_LOCALE } from '#platform/language/locale.ts';

/** What people call a kind of document; undefined for those that have no name of their own. */
export const shortType = (type: string): string | undefined => SHORT_TYPE[type];

const SHORT_TYPE: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
};

const KILO = 1000;

/** '120 kB', '1,4 MB' */
export function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= KILO * KILO;
  const size = isLarge ? bytes / KILO / KILO : Math.max(1, Math.round(bytes / KILO));
  const digits = new Intl.NumberFormat(NUMBER_LOCALE[locale], { maximumFractionDigits: 1 }).format(size);
  return `${digits}\u00a0${isLarge ? 'MB' : 'kB'}`;
}
