import { XMarkIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import styles from '#features/bulk-messages/web/message-files.module.css';
import { MAX_CERTIFICATE_DOCUMENTS } from '#features/certificates/rules.ts';
import { certificateTexts } from '#features/certificates/texts/token.ts';
import type { DocumentsFieldProps } from '#features/certificates/web/documents-field-props.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { UploadsField } from '#features/uploads/web/uploads-field.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** The papers of a certificate. The field for more of them opens when a user asks for it. */
export function CertificateDocuments({ id, value, onChange, error }: DocumentsFieldProps) {
  const { form: texts, optional } = useTexts(certificateTexts);
  const localised = useLocalisedPath();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <FieldGroup id={id} legend={texts.documents} hint={optional} help={texts.documents_help} error={error}>
      {value.length > 0 ? (
        <ul className={styles.files}>
          {value.map((document) => (
            <li key={document.upload_id} className={styles.file}>
              <span className={styles.name}>{document.name}</span>
              <IconButton
                label={texts.document_remove(document.name)}
                icon={<XMarkIcon aria-hidden />}
                onClick={() => onChange(value.filter((one) => one.upload_id !== document.upload_id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <UploadsField
          label={texts.document_new}
          kind="document"
          most={MAX_CERTIFICATE_DOCUMENTS - value.length}
          termsHref={localised(paths.terms)}
          onTake={(uploads, isWhole) => {
            const all = [...value, ...uploads.map((upload) => ({ upload_id: upload.id, name: upload.name }))];
            onChange(all);
            setIsAdding(!isWhole && all.length < MAX_CERTIFICATE_DOCUMENTS);
          }}
        />
      ) : value.length < MAX_CERTIFICATE_DOCUMENTS ? (
        <div>
          <Button variant="secondary" isSmall onClick={() => setIsAdding(true)}>
            {texts.document_add}
          </Button>
        </div>
      ) : (
        <p className="nb-muted">{texts.document_most(MAX_CERTIFICATE_DOCUMENTS)}</p>
      )}
    </FieldGroup>
  );
}
