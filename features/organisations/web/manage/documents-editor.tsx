import { FileTextIcon, TrashIcon } from '@navikt/aksel-icons';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { FileNameField } from '#features/uploads/web/file-name-field.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MAX_DOCUMENTS } from '../../rules.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { organisationTexts } from '../../texts/token.ts';
import { addDocument, deleteDocument, listDocuments, renameDocument } from '../calls.ts';
import { describeDocument } from '../describe-document.ts';
import styles from './edit-page.module.css';
import { NewUploadForm } from './new-upload-form.tsx';
import { UploadsEditor } from './uploads-editor.tsx';

/** The papers that everybody may read, and more of them. */
export function DocumentsEditor({ id, onDirty }: { id: string; onDirty: (isDirty: boolean) => void }) {
  const { documents: texts } = useTexts(runningTexts);
  const { documents: words } = useTexts(organisationTexts);
  const locale = useLocale();
  const call = useCall();
  const confirm = useConfirmation();
  const answer = useAnswer(listDocuments, { params: { id } });
  return (
    <UploadsEditor
      sectionId="dokumenter"
      texts={texts}
      answer={answer}
      list={listDocuments}
      most={MAX_DOCUMENTS}
      className={styles.documents}
      lineOf={(document, onRemove) => (
        <li key={document.id} className={styles.document}>
          <FileTextIcon aria-hidden className={styles.icon} />
          <FileNameField
            name={document.name}
            invalidates={[listDocuments]}
            onSave={(name) => call(renameDocument, { params: { id, document: document.id }, body: { name } })}
          >
            <TextLink className={styles.name} href={document.url} download>
              {describeDocument(document, words, locale)}
            </TextLink>
          </FileNameField>
          <IconButton label={texts.remove(document.name)} icon={<TrashIcon aria-hidden />} onClick={onRemove} />
        </li>
      )}
      onAsk={({ name }) => confirm('delete_document', { name })}
      onRemove={({ id: document }) => call(deleteDocument, { params: { id, document } })}
    >
      <NewUploadForm
        texts={texts}
        kind="document"
        room={MAX_DOCUMENTS - (answer.data?.data.length ?? 0)}
        words={{ field: 'name', label: texts.name, required: texts.name_required, of: nameOf }}
        list={listDocuments}
        onDirty={onDirty}
        onSend={(upload, name) => call(addDocument, { params: { id }, body: { upload_id: upload.id, name } })}
      />
    </UploadsEditor>
  );
}

const nameOf = ({ name }: { name: string }): string => name.replace(/\.\w+$/, '');
