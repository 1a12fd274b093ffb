import { FileTextIcon } from '@navikt/aksel-icons';
import { fileSize, shortType } from '#features/uploads/file-facts.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Certificate, CertificateDocument } from '../contract.ts';
import { certificateTexts } from '../texts/token.ts';
import styles from './certificates.module.css';

/** What a certificate proves, and the papers that belong to it. */
export function CertificateFacts({ certificate }: { certificate: Pick<Certificate, 'description' | 'documents'> }) {
  const { description, documents } = certificate;
  return (
    <>
      {description ? <p className={styles.description}>{description}</p> : null}
      {documents.length > 0 ? <CertificateDocumentList documents={documents} /> : null}
    </>
  );
}

function CertificateDocumentList({ documents }: { documents: readonly CertificateDocument[] }) {
  const { facts: texts } = useTexts(certificateTexts);
  const locale = useLocale();
  return (
    <ul className={styles.documents} aria-label={texts.documents}>
      {documents.map(({ upload_id, name, url, type, bytes }) => (
        <li key={upload_id} className={styles.document}>
          <FileTextIcon aria-hidden className={styles.icon} />
          <TextLink href={url} download>
            {texts.document(name, shortType(type) ?? texts.file, fileSize(bytes, locale))}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
