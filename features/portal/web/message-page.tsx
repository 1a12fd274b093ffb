import type { ReactNode } from 'react';
import { picturePath, type Scene, VARIANTS } from '#features/pictures/contract.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './message-page.module.css';
import { usePortal } from './portal.tsx';

type MessagePageProps = {
  scene: Scene;
  title: string;
  children: ReactNode;
  actions: ReactNode;
};

/** A page that has one thing to say, with a drawing in the municipality's colour. */
export function MessagePage({ scene, title, children, actions }: MessagePageProps) {
  const { tenant } = usePortal();
  const drawing = { scene, colour: tenant.colour.slice(1), variant: 'promo' } as const;
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <div className={styles.picture}>
        <Picture
          src={picturePath(drawing)}
          night={{ src: picturePath({ ...drawing, isNight: true }) }}
          alt=""
          {...VARIANTS.promo}
          isUrgent
        />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
