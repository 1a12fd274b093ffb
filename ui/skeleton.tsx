import styles from './skeleton.module.css';

type SkeletonProps = {
  width?: 'short' | 'medium' | 'long' | 'full';
  shape?: 'line' | 'title' | 'picture' | 'circle' | 'block';
};

/** The shape of what is coming. Say in words elsewhere that it is on its way. */
export function Skeleton({ width = 'full', shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-width={width} data-shape={shape} data-skeleton aria-hidden />;
}
