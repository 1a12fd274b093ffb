import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { attendanceTexts } from '../texts/token.ts';

/** Where it could not be found out how a user stands to an activity, nothing is offered that may not hold. */
export function PlacesNotKnown({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = useTexts(attendanceTexts);
  return (
    <Notice tone="warning" isLive>
      <p>{texts.not_known}</p>
      <Button variant="secondary" isSmall onClick={onTryAgain}>
        {texts.try_again}
      </Button>
    </Notice>
  );
}
