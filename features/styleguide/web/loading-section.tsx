import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

export function LoadingSection({ texts }: SectionProps) {
  const { loading, sections } = texts;
  const [isActive, setIsActive] = useState(false);
  return (
    <StyleguideSection title={sections.loading}>
      <ProgressBar isActive={isActive} label={loading.next} />
      <Button variant="secondary" onClick={() => setIsActive(!isActive)}>
        {isActive ? loading.stop : loading.progress}
      </Button>
      <BothSchemes texts={texts}>
        {() => (
          <>
            <VisuallyHidden>{loading.label}</VisuallyHidden>
            <div className="nb-row">
              <Spinner label={loading.label} />
              <Spinner size="sm" />
              <Skeleton shape="circle" />
            </div>
            <Skeleton shape="title" width="medium" />
            <Skeleton width="long" />
            <Skeleton width="short" />
            <Skeleton shape="block" />
          </>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}
