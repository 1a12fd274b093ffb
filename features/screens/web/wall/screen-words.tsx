import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { screenWallTexts } from '../../texts/wall/token.ts';
import styles from './screen-words.module.css';

type ScreenWordsProps = {
  title: string;
  body: string;
  /** It has taken the screen over. */
  isImportant?: boolean;
};

/** A few words over the whole screen, to be read from five metres. */
export function ScreenWords({ title, body, isImportant = false }: ScreenWordsProps) {
  const texts = useTexts(screenWallTexts);
  return (
    <section
      className={styles.words}
      data-important={isImportant || undefined}
      role={isImportant ? 'alert' : undefined}
    >
      {isImportant ? (
        <p className={styles.kind}>
          <ExclamationmarkTriangleIcon aria-hidden />
          {texts.important}
        </p>
      ) : null}
      <h1 className={styles.title}>{title}</h1>
      {body === '' ? null : <p className={styles.body}>{body}</p>}
    </section>
  );
}
