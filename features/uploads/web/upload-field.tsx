import { useId, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Upload } from '../contract.ts';
import { type EditVariant, MAX_UPLOAD_BYTES } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import { PictureEditor } from './picture-editor.tsx';
import styles from './upload-field.module.css';
import { UploadPlace } from './upload-place.tsx';
import { UploadPreview } from './upload-preview.tsx';
import { useHandIn } from './use-hand-in.ts';
import { useUploads } from './use-uploads.ts';

type UploadFieldProps = {
  id?: string;
  label: string;
  kind?: 'image' | 'document';
  minWidth?: number;
  minHeight?: number;
  /** What the picture is for: then it can be cut to that size. */
  variant?: EditVariant;
  value: Upload | null;
  onChange: (upload: Upload | null) => void;
  /** What the form that it stands in has to say about it. */
  error?: string | undefined;
  /** It would be lost if nobody saved the form. */
  isUnsaved?: boolean;
  /** Where the terms are read, in another tab: nothing that was typed is lost. */
  termsHref: string;
};

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** UPL-01: one file, which is shown and can be changed for another. */
export function UploadField({ value, onChange, variant, isUnsaved = false, ...props }: UploadFieldProps) {
  const ownId = useId();
  const { id = ownId, label, kind = 'image', minWidth, minHeight, termsHref } = props;
  const texts = useTexts(uploadTexts);
  const { discard } = useUploads();
  const [isEditing, setIsEditing] = useState(false);
  const [original, setOriginal] = useState(value);
  const ownRef = useRef(new Set<string>());
  const [news, setNews] = useState('');
  const handIn = useHandIn({
    criteria: { kind, min_width: minWidth, min_height: minHeight },
    onDone: ([upload]) => upload && take(upload, upload),
  });

  function take(upload: Upload, source: Upload) {
    ownRef.current.add(upload.id);
    setOriginal(source);
    setNews(texts.field.uploaded(upload.name));
    onChange(upload);
  }

  function remove() {
    if (!value) return;
    setNews(texts.field.removed(value.name));
    handIn.clearError();
    setOriginal(null);
    // What was there before is the form's to remove, when it is saved.
    if (ownRef.current.has(value.id)) discard(value.id);
    onChange(null);
  }

  const shownError = handIn.error ?? props.error;
  const choose = kind === 'image' ? texts.field.choose_image : texts.field.choose_document;
  return (
    <FieldGroup
      id={id}
      legend={label}
      error={shownError}
      help={
        <>
          {kind === 'image' ? texts.field.image_help(MEGABYTES) : texts.field.document_help(MEGABYTES)}
          {minWidth && minHeight ? <br /> : null}
          {minWidth && minHeight ? texts.field.dimensions_help(minWidth, minHeight) : null}
        </>
      }
    >
      {value ? <UploadPreview upload={value} /> : null}
      {value && isUnsaved ? <Notice tone="warning">{texts.field.unsaved}</Notice> : null}
      {value ? (
        <div className={styles.tools}>
          {variant && value.kind === 'image' ? (
            <Button variant="tertiary" isSmall onClick={() => setIsEditing(true)}>
              {texts.field.edit}
            </Button>
          ) : null}
          <Button variant="tertiary" isSmall isDanger onClick={remove}>
            {texts.field.remove}
          </Button>
        </div>
      ) : null}
      <UploadPlace
        {...{ id, kind, news, termsHref, handIn }}
        chooseText={value ? texts.field.replace : choose}
        hasError={shownError !== undefined}
      />
      {variant && value && isEditing ? (
        <PictureEditor
          source={original ?? value}
          variant={variant}
          onClose={() => setIsEditing(false)}
          onDone={(upload) => {
            setIsEditing(false);
            take(upload, original ?? value);
          }}
        />
      ) : null}
    </FieldGroup>
  );
}
