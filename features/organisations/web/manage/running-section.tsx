import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/section-heading.tsx';

type RunningSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** One subject on one sheet. */
export function RunningSection({ id, title, lead, children }: RunningSectionProps) {
  return (
    <section id={id} className="nb-panel nb-stack nb-gap-m" aria-labelledby={`${id}-tittel`}>
      <SectionHeading id={`${id}-tittel`} title={title} lead={lead} />
      {children}
    </section>
  );
}
