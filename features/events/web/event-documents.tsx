import { fileSize, shortType } from '#features/uploads/file-facts.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { FileList } from '#ui/file-list.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { EventDetail } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-documents.module.css';

export function EventDocuments({ documents }: Pick<EventDetail, 'documents'>) {
  const texts = useTexts(eventDetailTexts);
  const locale = useLocale();
  if (documents.length === 0) return null;
  const files = documents.map(({ name, bytes, ...document }) => ({
    ...document,
    label: texts.documents.described(name, shortType(document.type) ?? texts.documents.file, fileSize(bytes, locale)),
  }));
  return (
    <section className={styles.section}>
      <SectionHeading title={texts.documents.heading} />
      <FileList files={files} />
    </section>
  );
}
