import { fileSize, shortType } from '#features/uploads/file-facts.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { OrganisationDocument } from '../running-contract.ts';

type DocumentTexts = { file: string; described: (name: string, type: string, size: string) => string };

/** 'Vedtekter (pdf, 120 kB)' */
export const describeDocument = (
  { name, type, bytes }: OrganisationDocument,
  texts: DocumentTexts,
  locale: Locale,
): string => texts.described(name, shortType(type) ?? texts.file, fileSize(bytes, locale));
