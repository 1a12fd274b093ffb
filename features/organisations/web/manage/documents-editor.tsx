import { FileTextIcon, TrashIcon } from '@navikt/aksel-icons';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_DOCUMENTS } from '../../rules.ts';
import type { OrganisationDocument } from '../../running-contract.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { organisationTexts } from '../../texts/token.ts';
import { addDocument, deleteDocument, listDocuments } from '../calls.ts';
import { describeDocument } from '../describe-document.ts';
import styles from './edit-page.module.css';
import { RunningSection } from './running-section.tsx';
import { useOrganisationAttempt } from './use-organisation-attempt.ts';

/** The papers that everybody may read, and one more at a time. Each change holds at once. */
export function DocumentsEditor({ id }: { id: string }) {
  const { documents: texts } = useTexts(runningTexts);
  const { documents: words } = useTexts(organisationTexts);
  const locale = useLocale();
  const call = useCall();
  const queries = useQueryClient();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const { failure, attempt } = useOrganisationAttempt();
  const at = { params: { id } };
  const answer = useAnswer(listDocuments, at);
  const documents = answer.data?.data ?? [];
  const readAgain = () => queries.invalidateQueries({ queryKey: answerQuery(call, listDocuments, at).queryKey });

  async function remove({ id: document, name }: OrganisationDocument) {
    if (!(await confirm('delete_document', { name }))) return;
    await attempt(async () => {
      await call(deleteDocument, { params: { id, document } });
      await readAgain();
      showToast({ tone: 'success', title: texts.removed });
    });
  }

  return (
    <RunningSection id="dokumenter" title={texts.title} lead={texts.lead}>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <Notice tone="warning">{answer.error.message}</Notice> : null}
      {answer.data && documents.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id} className={styles.document}>
            <FileTextIcon aria-hidden className={styles.icon} />
            <TextLink className={styles.name} href={document.url} download>
              {describeDocument(document, words, locale)}
            </TextLink>
            <IconButton
              label={texts.remove(document.name)}
              icon={<TrashIcon aria-hidden />}
              onClick={() => void remove(document)}
            />
          </li>
        ))}
      </ul>
      {documents.length >= MAX_DOCUMENTS ? (
        <Notice>{texts.full(MAX_DOCUMENTS)}</Notice>
      ) : (
        <NewDocument id={id} onAdded={readAgain} />
      )}
    </RunningSection>
  );
}

function NewDocument({ id, onAdded }: { id: string; onAdded: () => Promise<unknown> }) {
  const { documents: texts } = useTexts(runningTexts);
  const localised = useLocalisedPath();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, errors, failure, setErrors, attempt } = useOrganisationAttempt();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [name, setName] = useState('');

  function take(next: Upload | null) {
    setUpload(next);
    setName(next?.name.replace(/\.\w+$/, '') ?? '');
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!upload) return;
    if (name.trim() === '') {
      setErrors({ name: texts.name_required });
      return;
    }
    void attempt(async () => {
      await call(addDocument, { params: { id }, body: { upload_id: upload.id, name } });
      take(null);
      showToast({ tone: 'success', title: texts.added });
      await onAdded();
    });
  }

  return (
    <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={handleSubmit}>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <UploadField
        label={texts.add}
        kind="document"
        value={upload}
        onChange={take}
        error={errors.upload_id}
        termsHref={localised(paths.terms)}
      />
      {upload ? (
        <>
          <TextField
            label={texts.name}
            error={errors.name}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" isLoading={isPending}>
              {texts.put}
            </Button>
          </div>
        </>
      ) : null}
    </form>
  );
}
