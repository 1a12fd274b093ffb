import { TrashIcon } from '@navikt/aksel-icons';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { smallestFor } from '#features/uploads/rules.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { UploadsField } from '#features/uploads/web/uploads-field.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type EventForm, MAX_DOCUMENTS } from '../../rules.ts';
import { formTexts } from '../../texts/form/token.ts';
import { listEventCollection, listEventGallery } from '../calls.ts';
import { type FieldsProps, idOf } from '../form-fields.ts';
import { PictureChoice } from '../picture-choice.tsx';
import styles from './event-form.module.css';

type MediaStepProps = FieldsProps & {
  /** The picture as the server has it. */
  thumbnailUrl: string | null;
  /** What has been uploaded since this page was opened. */
  ownPicture: Upload | null;
  onOwnPicture: (upload: Upload | null) => void;
};

/** EVF-03, step 3: a picture of one's own, one that the organisation has, or a drawing; and what people may fetch. */
export function MediaStep({ form, change, errorOf, thumbnailUrl, ownPicture, onOwnPicture }: MediaStepProps) {
  const { media: texts } = useTexts(formTexts);
  const localised = useLocalisedPath();
  const gallery = useAnswer(listEventGallery, { query: { organization: form.organization_id } });
  const drawings = useAnswer(listEventCollection, {}).data?.data ?? [];
  const pictures = gallery.data?.data ?? [];
  const chosen = pictureOf(form, { ownPicture, pictures, thumbnailUrl, name: texts.current });
  return (
    <>
      <FieldGroup legend={texts.picture} help={texts.picture_help} look="large">
        <div id={idOf('picture_upload_id')} tabIndex={-1}>
          <UploadField
            label={texts.own}
            {...smallestFor('activity')}
            // What is there already is nobody's upload to cut; a new one can be.
            {...(ownPicture && chosen?.id === ownPicture.id && { variant: 'activity' as const })}
            value={chosen}
            onChange={(upload) => {
              onOwnPicture(upload);
              change({ picture_upload_id: upload?.id ?? null });
            }}
            error={errorOf('picture_upload_id')}
            termsHref={localised(paths.terms)}
          />
        </div>
        {gallery.isError ? <FailedPart text={texts.gallery_failed} onTryAgain={() => void gallery.refetch()} /> : null}
        {pictures.length > 0 ? (
          <PictureChoice
            legend={texts.gallery}
            pictures={pictures.map((picture, place) => ({
              ...picture,
              name: picture.name || texts.unnamed(place + 1),
            }))}
            value={form.picture_upload_id}
            onChange={(picture_upload_id) => change({ picture_upload_id })}
          />
        ) : null}
        <PictureChoice
          id={idOf('scene')}
          legend={texts.collection}
          pictures={drawings}
          // A picture of one's own wins: then none of the drawings is shown.
          value={form.picture_upload_id === null ? form.scene : NONE}
          noneLabel={texts.collection_none}
          error={errorOf('scene')}
          onChange={(scene) => change({ scene, picture_upload_id: null })}
        />
      </FieldGroup>
      <EventDocumentsField form={form} change={change} errorOf={errorOf} />
    </>
  );
}

const NONE = '';

type Known = {
  ownPicture: Upload | null;
  pictures: readonly { id: string; url: string; name: string }[];
  thumbnailUrl: string | null;
  name: string;
};

/** The picture that was chosen, wherever it was chosen from, for showing it. */
function pictureOf(
  { picture_upload_id }: EventForm,
  { ownPicture, pictures, thumbnailUrl, name }: Known,
): Upload | null {
  if (picture_upload_id === null) return null;
  if (ownPicture?.id === picture_upload_id) return ownPicture;
  const known = pictures.find(({ id }) => id === picture_upload_id);
  const url = known?.url ?? thumbnailUrl;
  if (url === null) return null;
  return {
    id: picture_upload_id as Upload['id'],
    url,
    name: known?.name ?? name,
    kind: 'image',
    width: null,
    height: null,
  };
}

function EventDocumentsField({ form: { documents }, change, errorOf }: FieldsProps) {
  const { media: texts } = useTexts(formTexts);
  const localised = useLocalisedPath();
  const error = errorOf('documents');
  const rename = (place: number, name: string) =>
    change({ documents: documents.map((each, index) => (index === place ? { ...each, name } : each)) });
  return (
    <FieldGroup id={idOf('documents')} legend={texts.documents} help={texts.documents_help} error={error} look="large">
      {documents.map(({ upload_id, name }, place) => (
        <div key={upload_id} className={styles.document}>
          <TextField
            label={texts.document_name(place + 1)}
            value={name}
            autoComplete="off"
            error={error !== undefined && name.trim() === '' ? error : undefined}
            onChange={(event) => rename(place, event.currentTarget.value)}
          />
          <IconButton
            label={texts.remove_document(name)}
            icon={<TrashIcon aria-hidden />}
            onClick={() => change({ documents: documents.filter((_, index) => index !== place) })}
          />
        </div>
      ))}
      {documents.length >= MAX_DOCUMENTS ? (
        <Notice>{texts.full(MAX_DOCUMENTS)}</Notice>
      ) : (
        <UploadsField
          label={texts.add_document}
          kind="document"
          most={MAX_DOCUMENTS - documents.length}
          onTake={(uploads) => {
            const added = uploads.map(({ id, name }) => ({ upload_id: id, name: name.replace(/\.\w+$/, '') }));
            change({ documents: [...documents, ...added] });
          }}
          termsHref={localised(paths.terms)}
        />
      )}
    </FieldGroup>
  );
}
