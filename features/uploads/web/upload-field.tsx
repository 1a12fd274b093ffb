import { type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Upload } from '../contract.ts';
import { DOCUMENT_ENDINGS, type EditVariant, IMAGE_TYPES, MAX_UPLOAD_BYTES } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import { PictureEditor } from './picture-editor.tsx';
import styles from './upload-field.module.css';
import { UploadPreview } from './upload-preview.tsx';
import { uploadTerms, useUploadTerms } from './upload-terms.ts';
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

/** UPL-01: one file, by choosing or by dropping it, once the terms for uploads are accepted. */
export function UploadField({ value, onChange, variant, isUnsaved = false, ...props }: UploadFieldProps) {
  const ownId = useId();
  const { id = ownId, label, kind = 'image', minWidth, minHeight, termsHref } = props;
  const texts = useTexts(uploadTexts);
  const { discard } = useUploads();
  const inputRef = useRef<HTMLInputElement>(null);
  const termsRef = useRef<HTMLInputElement>(null);
  const hasAccepted = useUploadTerms();
  const [termsError, setTermsError] = useState<string>();
  const [isEditing, setIsEditing] = useState(false);
  const [original, setOriginal] = useState(value);
  const ownRef = useRef(new Set<string>());
  const [news, setNews] = useState('');
  const { handIn, error, clearError, retry, name } = useHandIn({
    criteria: { kind, min_width: minWidth, min_height: minHeight },
    onDone: (upload) => take(upload, upload),
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
    clearError();
    setOriginal(null);
    // What was there before is the form's to remove, when it is saved.
    if (ownRef.current.has(value.id)) discard(value.id);
    onChange(null);
  }

  /** Says what is missing instead of doing it, and goes there. */
  function hasTerms(): boolean {
    if (hasAccepted) return true;
    setTermsError(texts.terms.required);
    termsRef.current?.focus();
    return false;
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    if (hasTerms()) handIn([...event.dataTransfer.files]);
  }

  const shownError = error ?? props.error;
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
      <CheckboxField
        ref={termsRef}
        label={texts.terms.accept}
        help={
          <TextLink href={termsHref} target="_blank" rel="noopener">
            {texts.terms.link}
          </TextLink>
        }
        error={termsError}
        checked={hasAccepted}
        onChange={({ target: { checked } }) => {
          uploadTerms.set(checked);
          setTermsError(undefined);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        className={styles.place}
        data-busy={name !== null || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input
          ref={inputRef}
          type="file"
          hidden
          aria-label={choose}
          accept={(kind === 'image' ? IMAGE_TYPES : DOCUMENT_ENDINGS).join(',')}
          onChange={({ target }) => {
            handIn([...(target.files ?? [])]);
            // The same file again is a new try.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          isLoading={name !== null}
          aria-describedby={shownError === undefined ? undefined : `${id}-error`}
          onClick={() => hasTerms() && inputRef.current?.click()}
        >
          {value ? texts.field.replace : choose}
        </Button>
        {retry ? (
          <Button variant="tertiary" onClick={retry}>
            {texts.field.retry}
          </Button>
        ) : null}
        {name === null ? (
          <span className={styles.hint}>{texts.field.drop}</span>
        ) : (
          <div className={styles.progress}>
            <progress aria-labelledby={`${id}-progress`} />
            <span id={`${id}-progress`} className={styles.working}>
              {texts.field.uploading(name)}
            </span>
          </div>
        )}
      </div>
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
      <VisuallyHidden>
        <span role="status">{name === null ? (error ?? news) : texts.field.uploading(name)}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
