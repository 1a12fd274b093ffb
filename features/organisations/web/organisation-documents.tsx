import { FilePdfIcon, FileTextIcon } from '@navikt/aksel-icons';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrganisationDocument } from '../running-contract.ts';
import { organisationTexts } from '../texts/token.ts';
import { describeDocument } from './describe-document.ts';
import styles from './organisation-documents.module.css';

/** Each with its kind and size, so that nobody on a phone is surprised. */
export function OrganisationDocuments({ documents }: { documents: readonly OrganisationDocument[] }) {
  const { documents: texts } = useTexts(organisationTexts);
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <section className={`nb-panel ${styles.documents}`} aria-labelledby="dokumenter">
      <SectionHeading id="dokumenter" title={texts.title} />
      <ul className={styles.list}>
        {documents.map((document) => {
          const Icon = document.type === 'application/pdf' ? FilePdfIcon : FileTextIcon;
          return (
            <li key={document.id} className={styles.document}>
              <Icon aria-hidden className={styles.icon} />
              <TextLink href={document.url} download>
                {describeDocument(document, texts, locale)}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
