import { SkeletonCard } from '#ui/skeleton-card.tsx';
import styles from './ticket-card.module.css';

export function TicketListSkeleton() {
  return (
    <div className={styles.cards} aria-busy>
      {[1, 2, 3].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  );
}
