import { useLocale, useTexts } from '#platform/web/language.tsx';
import { FileList } from '#ui/file-list.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { OrganisationDocument } from '../running-contract.ts';
import { organisationTexts } from '../texts/token.ts';
import { describeDocument } from './describe-document.ts';
import styles from './organisation-documents.module.css';

export function OrganisationDocuments({ documents }: { documents: readonly OrganisationDocument[] }) {
  const { documents: texts } = useTexts(organisationTexts);
  const locale = useLocale();
  if (documents.length === 0) return null;
  const files = documents.map((document) => ({ ...document, label: describeDocument(document, texts, locale) }));
  return (
    <section className={`nb-panel ${styles.documents}`} aria-labelledby="dokumenter">
      <SectionHeading id="dokumenter" title={texts.title} />
      <FileList files={files} />
    </section>
  );
}
