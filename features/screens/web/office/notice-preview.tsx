import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { screenWallTexts } from '../../texts/wall/token.ts';
import styles from './notice-preview.module.css';

/** An important notice as a screen shows it, small. */
export function NoticePreview({ title, body }: { title: string; body: string }) {
  const texts = useTexts(screenWallTexts);
  return (
    <div className={styles.sheet}>
      <p className={styles.kind}>
        <ExclamationmarkTriangleIcon aria-hidden />
        {texts.important}
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.body}>{body}</p>
    </div>
  );
}
