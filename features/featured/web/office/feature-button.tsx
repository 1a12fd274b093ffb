import { useState } from 'react';
import { useOffice } from '#features/portal/web/office.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { addDays, shortDate } from '#platform/language/dates.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OfficeFeatured } from '../../contract.ts';
import { USUAL_DAYS } from '../../rules.ts';
import { featuredOfficeTexts } from '../../texts/office/token.ts';
import { listOfficeFeatured } from '../calls.ts';
import { FeatureDialog } from './feature-dialog.tsx';

/** DSH-03: beside an activity that is on the municipality's list. One that is featured already has a day to change. */
export function FeatureButton({ event }: { event: Pick<OfficeFeatured, 'id' | 'name'> }) {
  const texts = useTexts(featuredOfficeTexts);
  const { now } = usePortal();
  const chosen = useAnswer(listOfficeFeatured, { query: useOffice() }).data?.data.find(({ id }) => id === event.id);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        isSmall
        aria-label={chosen ? texts.change_which(event.name) : texts.feature_which(event.name)}
        onClick={() => setIsAsking(true)}
      >
        {chosen ? texts.change : texts.feature}
      </Button>
      {isAsking ? (
        <FeatureDialog
          event={event}
          lastDay={chosen?.last_day ?? shortDate(addDays(now, USUAL_DAYS))}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
