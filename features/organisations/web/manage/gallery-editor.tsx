import { TrashIcon } from '@navikt/aksel-icons';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_GALLERY_PICTURES } from '../../rules.ts';
import type { GalleryPicture } from '../../running-contract.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { addGalleryPicture, deleteGalleryPicture, listGallery } from '../calls.ts';
import styles from './edit-page.module.css';
import { RunningSection } from './running-section.tsx';
import { useOrganisationAttempt } from './use-organisation-attempt.ts';

/** ORG-06: what is in the gallery, and one more at a time. Each change holds at once. */
export function GalleryEditor({ id }: { id: string }) {
  const { gallery: texts } = useTexts(runningTexts);
  const call = useCall();
  const queries = useQueryClient();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const { failure, attempt } = useOrganisationAttempt();
  const at = { params: { id } };
  const answer = useAnswer(listGallery, at);
  const pictures = answer.data?.data ?? [];
  const readAgain = () => queries.invalidateQueries({ queryKey: answerQuery(call, listGallery, at).queryKey });

  async function remove(picture: GalleryPicture) {
    if (!(await confirm('delete_photo'))) return;
    await attempt(async () => {
      await call(deleteGalleryPicture, { params: { id, image: picture.id } });
      await readAgain();
      showToast({ tone: 'success', title: texts.removed });
    });
  }

  return (
    <RunningSection id="bilder" title={texts.title} lead={texts.lead}>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <Notice tone="warning">{answer.error.message}</Notice> : null}
      {answer.data && pictures.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      <ul className={styles.pictures}>
        {pictures.map((picture, place) => (
          <li key={picture.id} className={styles.picture}>
            <img src={picture.url} alt={picture.caption} width={picture.width} height={picture.height} loading="lazy" />
            <IconButton
              className={styles.remove}
              label={picture.caption ? texts.remove(picture.caption) : texts.remove_unnamed(place + 1)}
              icon={<TrashIcon aria-hidden />}
              onClick={() => void remove(picture)}
            />
          </li>
        ))}
      </ul>
      {pictures.length >= MAX_GALLERY_PICTURES ? (
        <Notice>{texts.full(MAX_GALLERY_PICTURES)}</Notice>
      ) : (
        <NewPicture id={id} onAdded={readAgain} />
      )}
    </RunningSection>
  );
}

function NewPicture({ id, onAdded }: { id: string; onAdded: () => Promise<unknown> }) {
  const { gallery: texts } = useTexts(runningTexts);
  const localised = useLocalisedPath();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, errors, failure, attempt } = useOrganisationAttempt();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [caption, setCaption] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!upload) return;
    void attempt(async () => {
      await call(addGalleryPicture, { params: { id }, body: { upload_id: upload.id, caption } });
      setUpload(null);
      setCaption('');
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
        value={upload}
        onChange={setUpload}
        error={errors.upload_id}
        termsHref={localised(paths.terms)}
      />
      {upload ? (
        <>
          <TextField
            label={texts.caption}
            help={texts.caption_help}
            error={errors.caption}
            value={caption}
            maxLength={200}
            onChange={(event) => setCaption(event.currentTarget.value)}
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
