import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import { studioTexts } from '../texts/token.ts';
import styles from './studio-section.module.css';

type StudioSectionProps = { title: string; isChanged: boolean; children: ReactNode };

/** One thing about the portal, with a mark where the draft says something new. */
export function StudioSection({ title, isChanged, children }: StudioSectionProps) {
  const texts = useTexts(studioTexts);
  return (
    <details className={styles.section} open>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        {isChanged ? <Tag tone="success">{texts.changed}</Tag> : null}
      </summary>
      <div className="nb-stack nb-gap-m">{children}</div>
    </details>
  );
}
