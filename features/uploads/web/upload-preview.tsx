import { FileTextIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import { uploadTexts } from '../texts/token.ts';
import styles from './upload-preview.module.css';

/** The file that is there: the picture itself, or a document's name to fetch it by. */
export function UploadPreview({ upload }: { upload: Upload }) {
  const { field: texts } = useTexts(uploadTexts);
  const { url, name, kind, width, height } = upload;
  if (kind === 'document') {
    return (
      <a className={styles.document} href={url} download>
        <FileTextIcon aria-hidden />
        {name}
      </a>
    );
  }
  return <img className={styles.picture} src={url} alt={texts.preview(name)} width={width ?? 1} height={height ?? 1} />;
}
