import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { attendanceTexts } from '../texts/token.ts';

/** Where it could not be found out how a user stands to an activity, nothing is offered that may not hold. */
export function PlacesNotKnown({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = useTexts(attendanceTexts);
  return <FailedPart text={texts.not_known} onTryAgain={onTryAgain} />;
}
