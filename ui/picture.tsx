import { joinClassNames } from './class-names.ts';
import styles from './picture.module.css';

export type PictureSource = { srcSet: string; media?: string; type?: string; sizes?: string };

type Drawing = { src: string; sources?: readonly PictureSource[] };

type PictureProps = Drawing & {
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The picture's own size, so that its place is kept before it comes. */
  width: number;
  height: number;
  /** The same scene for dark mode. Only the one that shows is fetched. */
  night?: Drawing | undefined;
  /** For the picture at the top of the page, which must not wait. */
  isUrgent?: boolean;
  /** Fills a box that has a size of its own. */
  isCover?: boolean;
  className?: string | undefined;
};

export function Picture({ night, isUrgent = false, isCover = false, className, ...day }: PictureProps) {
  const classNames = joinClassNames(isCover && styles.cover, className);
  if (!night) return <Scene {...day} className={classNames} isUrgent={isUrgent} />;
  return (
    <>
      <Scene {...day} className={joinClassNames(classNames, styles.day)} isUrgent={isUrgent} />
      <Scene {...day} {...night} className={joinClassNames(classNames, styles.night)} isUrgent={false} />
    </>
  );
}

type SceneProps = Omit<PictureProps, 'night' | 'isCover'>;

/**
 * One element where one is enough: a list has many of them. An urgent one stands in a <picture> all the same, for which
 * React does not put a link in front of the page.
 */
function Scene({ src, sources = [], alt, width, height, isUrgent, className }: SceneProps) {
  const isAlone = sources.length === 0 && !isUrgent;
  const image = (
    <img
      className={joinClassNames(styles.image, isAlone && className)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding="async"
    />
  );
  if (isAlone) return image;
  return (
    <picture className={joinClassNames(styles.picture, className)}>
      {sources.map((source) => (
        <source key={`${source.media ?? ''} ${source.srcSet}`} {...source} />
      ))}
      {image}
    </picture>
  );
}
