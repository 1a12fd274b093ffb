import { type Locale, NUMBER_LOCALE } from '#platform/language/locale.ts';
import type { OrganisationDocument } from '../running-contract.ts';

type DocumentTexts = { file: string; described: (name: string, type: string, size: string) => string };

/** 'Vedtekter (pdf, 120 kB)' */
export const describeDocument = (
  { name, type, bytes }: OrganisationDocument,
  texts: DocumentTexts,
  locale: Locale,
): string => texts.described(name, SHORT_TYPE[type] ?? texts.file, sizeText(bytes, locale));

const SHORT_TYPE: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
};

const KILO = 1000;

function sizeText(bytes: number, locale: Locale): string {
  const isLarge = bytes >= KILO * KILO;
  const size = isLarge ? bytes / KILO / KILO : Math.max(1, Math.round(bytes / KILO));
  const digits = new Intl.NumberFormat(NUMBER_LOCALE[locale], { maximumFractionDigits: 1 }).format(size);
  return `${digits}\u00a0${isLarge ? 'MB' : 'kB'}`;
}
