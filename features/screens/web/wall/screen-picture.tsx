import { useTexts } from '#platform/web/language.tsx';
import { screenWallTexts } from '../../texts/wall/token.ts';
import styles from './screen-picture.module.css';

type ScreenPictureProps = { url: string; title: string };

/** The whole picture, with its words below it where it has some. */
export function ScreenPicture({ url, title }: ScreenPictureProps) {
  const texts = useTexts(screenWallTexts);
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={url} alt={title === '' ? texts.picture : ''} />
      {title === '' ? null : <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
