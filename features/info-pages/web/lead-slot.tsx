import type { ReactNode } from 'react';
import { picturePath, type Scene, VARIANTS } from '#features/pictures/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { Picture } from '#ui/picture.tsx';
import { FigureList } from './figure-list.tsx';
import type { Figure } from './figures.ts';
import styles from './lead-slot.module.css';

type LeadSlotProps = {
  scene: Scene;
  title: string;
  figures: readonly Figure[];
  children: ReactNode;
  actions: ReactNode;
};

/** What most people come for: a picture, the figures in large, and what to do. */
export function LeadSlot({ scene, title, figures, children, actions }: LeadSlotProps) {
  const { tenant } = usePortal();
  const drawing = { scene, colour: tenant.colour.slice(1), variant: 'card' } as const;
  return (
    <section className={styles.lead} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <FigureList figures={figures} />
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.picture}>
        <Picture
          src={picturePath(drawing)}
          night={{ src: picturePath({ ...drawing, isNight: true }) }}
          alt=""
          {...VARIANTS.card}
          isUrgent
          isCover
        />
      </div>
    </section>
  );
}
