import { FilePdfIcon, FileTextIcon } from '@navikt/aksel-icons';
import { fileSize, shortType } from '#features/uploads/file-facts.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { EventDetail } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-documents.module.css';

/** Each with its kind and size, so that nobody on a phone is surprised. */
export function EventDocuments({ documents }: Pick<EventDetail, 'documents'>) {
  const texts = useTexts(eventDetailTexts);
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={texts.documents.heading} />
      <ul className={styles.list}>
        {documents.map(({ id, name, url, bytes, type }) => {
          const Icon = type === 'application/pdf' ? FilePdfIcon : FileTextIcon;
          return (
            <li key={id} className={styles.document}>
              <Icon aria-hidden className={styles.icon} />
              <TextLink href={url} download>
                {texts.documents.described(name, shortType(type) ?? texts.documents.file, fileSize(bytes, locale))}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
