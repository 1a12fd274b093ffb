import { FilePdfIcon, FileTextIcon } from '@navikt/aksel-icons';
import styles from './file-list.module.css';
import { TextLink } from './text-link.tsx';

type FileListProps = {
  /** The label has the kind and the size, so that nobody on a phone is surprised. */
  files: readonly { id: string; url: string; type: string; label: string }[];
};

/** Files to take along. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className={styles.list}>
      {files.map(({ id, url, type, label }) => {
        const Icon = type === 'application/pdf' ? FilePdfIcon : FileTextIcon;
        return (
          <li key={id} className={styles.file}>
            <Icon aria-hidden className={styles.icon} />
            <TextLink href={url} download>
              {label}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}
