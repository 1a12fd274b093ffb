import { type ReactNode, useId } from 'react';
import { SectionHeading } from '#ui/section-heading.tsx';

type StyleguideSectionProps = {
  title: string;
  children: ReactNode;
};

export function StyleguideSection({ title, children }: StyleguideSectionProps) {
  const titleId = useId();
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} />
      {children}
    </section>
  );
}
