import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/section-heading.tsx';

type SheetSectionProps = { id: string; title: string; lead?: ReactNode; action?: ReactNode; children: ReactNode };

/** One subject on one sheet. */
export function SheetSection({ id, title, lead, action, children }: SheetSectionProps) {
  return (
    <section id={id} className="nb-panel nb-stack nb-gap-m" aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} title={title} lead={lead} action={action} />
      {children}
    </section>
  );
}
