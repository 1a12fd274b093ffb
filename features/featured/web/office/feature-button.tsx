import { useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { addDays, shortDate } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OfficeFeatured } from '../../contract.ts';
import { USUAL_DAYS } from '../../rules.ts';
import { featuredOfficeTexts } from '../../texts/office/token.ts';
import { FeatureDialog } from './feature-dialog.tsx';

/** DSH-03: beside an activity that is on the municipality's list. */
export function FeatureButton({ event }: { event: Pick<OfficeFeatured, 'id' | 'name'> }) {
  const texts = useTexts(featuredOfficeTexts);
  const { now } = usePortal();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        isSmall
        aria-label={texts.feature_which(event.name)}
        onClick={() => setIsAsking(true)}
      >
        {texts.feature}
      </Button>
      {isAsking ? (
        <FeatureDialog event={event} lastDay={shortDate(addDays(now, USUAL_DAYS))} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
