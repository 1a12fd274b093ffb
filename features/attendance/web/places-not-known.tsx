import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAttendanceTexts } from './use-attendance-texts.ts';

/** Where it could not be found out how somebody stands to an activity, nothing is offered that may not hold. */
export function PlacesNotKnown({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = useAttendanceTexts();
  return (
    <Notice tone="warning" isLive>
      <p>{texts.not_known}</p>
      <Button variant="secondary" isSmall onClick={onTryAgain}>
        {texts.try_again}
      </Button>
    </Notice>
  );
}
