import { FilePdfIcon, FileTextIcon } from '@navikt/aksel-icons';
import { NUMBER_LOCALE } from '#platform/language/locale.ts';
import { useLocale } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { EventDetail } from '../contract.ts';
import styles from './event-documents.module.css';
import { useEventDetailTexts } from './use-event-detail-texts.ts';

/** Each with its kind and size, so that nobody on a phone is surprised. */
export function EventDocuments({ documents }: Pick<EventDetail, 'documents'>) {
  const texts = useEventDetailTexts();
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
                {texts.documents.described(name, SHORT_TYPE[type] ?? texts.documents.file, sizeText(bytes, locale))}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SHORT_TYPE: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
};

const KILO = 1000;

function sizeText(bytes: number, locale: keyof typeof NUMBER_LOCALE): string {
  const isLarge = bytes >= KILO * KILO;
  const size = isLarge ? bytes / KILO / KILO : Math.max(1, Math.round(bytes / KILO));
  const digits = new Intl.NumberFormat(NUMBER_LOCALE[locale], { maximumFractionDigits: 1 }).format(size);
  return `${digits}\u00a0${isLarge ? 'MB' : 'kB'}`;
}
