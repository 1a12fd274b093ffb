import { useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Upload } from '../contract.ts';
import { MAX_UPLOAD_BYTES } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import type { FieldKind } from './check-file.ts';
import { UploadPlace } from './upload-place.tsx';
import { useHandIn } from './use-hand-in.ts';

type UploadsFieldProps = {
  id?: string;
  label: string;
  kind: FieldKind;
  /** How many more there is room for. */
  most: number;
  /** What was taken; not whole where some of the files were not, which the field then says. */
  onTake: (uploads: readonly Upload[], isWhole: boolean) => void;
  error?: string | undefined;
  termsHref: string;
};

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** UPL-02: one or more files at once. The form shows what was taken. */
export function UploadsField({ label, kind, most, onTake, error, termsHref, ...props }: UploadsFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { field, several } = useTexts(uploadTexts);
  const [news, setNews] = useState('');
  const handIn = useHandIn({
    criteria: { kind },
    most,
    onDone: (uploads, isWhole) => {
      setNews(several.uploaded(uploads.length));
      onTake(uploads, isWhole);
    },
  });
  const shownError = handIn.error ?? error;
  return (
    <FieldGroup
      id={id}
      legend={label}
      error={shownError}
      help={
        <>
          {field[`${kind}_help`](MEGABYTES)}
          <br />
          {several.room(most)}
        </>
      }
    >
      <UploadPlace
        {...{ id, kind, news, termsHref, handIn }}
        isSeveral={most > 1}
        chooseText={several.choose[kind]}
        hasError={shownError !== undefined}
      />
    </FieldGroup>
  );
}
