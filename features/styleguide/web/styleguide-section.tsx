import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/section-heading.tsx';

type StyleguideSectionProps = {
  title: string;
  children: ReactNode;
};

/** No landmark of its own: the parts it shows bring theirs. */
export function StyleguideSection({ title, children }: StyleguideSectionProps) {
  return (
    <div className="nb-stack nb-gap-m">
      <SectionHeading title={title} />
      {children}
    </div>
  );
}
