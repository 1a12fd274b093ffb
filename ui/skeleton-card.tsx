import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-card.module.css';

/** A card before its content is known: the same size, so that nothing jumps. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <Skeleton width="short" />
        <Skeleton width="long" shape="title" />
        <Skeleton width="medium" />
        <Skeleton width="medium" />
      </div>
    </div>
  );
}
