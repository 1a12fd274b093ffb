import { TrashIcon } from '@navikt/aksel-icons';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MAX_GALLERY_PICTURES } from '../../rules.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { addGalleryPicture, deleteGalleryPicture, listGallery } from '../calls.ts';
import styles from './edit-page.module.css';
import { NewUploadForm } from './new-upload-form.tsx';
import { UploadsEditor } from './uploads-editor.tsx';

/** ORG-06: what is in the gallery, and more of it. */
export function GalleryEditor({ id, onDirty }: { id: string; onDirty: (isDirty: boolean) => void }) {
  const { gallery: texts } = useTexts(runningTexts);
  const call = useCall();
  const confirm = useConfirmation();
  const answer = useAnswer(listGallery, { params: { id } });
  return (
    <UploadsEditor
      sectionId="bilder"
      texts={texts}
      answer={answer}
      list={listGallery}
      most={MAX_GALLERY_PICTURES}
      className={styles.pictures}
      lineOf={({ id: image, url, caption, width, height }, onRemove, place) => (
        <li key={image} className={styles.picture}>
          <img src={url} alt={caption} width={width} height={height} loading="lazy" />
          <IconButton
            className={styles.remove}
            label={caption ? texts.remove(caption) : texts.remove_unnamed(place + 1)}
            icon={<TrashIcon aria-hidden />}
            onClick={onRemove}
          />
        </li>
      )}
      onAsk={() => confirm('delete_photo')}
      onRemove={({ id: image }) => call(deleteGalleryPicture, { params: { id, image } })}
    >
      <NewUploadForm
        texts={texts}
        room={MAX_GALLERY_PICTURES - (answer.data?.data.length ?? 0)}
        words={{ field: 'caption', label: texts.caption, help: texts.caption_help }}
        list={listGallery}
        onDirty={onDirty}
        onSend={(upload, caption) =>
          call(addGalleryPicture, { params: { id }, body: { upload_id: upload.id, caption } })
        }
      />
    </UploadsEditor>
  );
}
