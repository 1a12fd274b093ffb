import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import { listOwnPlaces } from './calls.ts';
import type { SignUp } from './use-sign-up.ts';

type OfferAnswerProps = {
  event: { id: OwnPlace['event_id']; name: string };
  startAt: string;
  signUp: SignUp;
};

/** OCC-04: answers an offer where it is told of. Nothing where it has been answered, or is over. */
export function OfferAnswer({ event, startAt, signUp }: OfferAnswerProps) {
  const texts = useTexts(attendanceTexts);
  const answer = useAnswer(listOwnPlaces, { params: { id: event.id } });
  const place = answer.data?.data.find(
    ({ status, start_at }) => status === 'offered' && Date.parse(start_at) === Date.parse(startAt),
  );
  if (!place) return null;
  return (
    <>
      <Button isSmall isLoading={signUp.doing === place.occurrence_id} onClick={() => void signUp.signUp(place)}>
        {texts.accept}
      </Button>
      <Button variant="secondary" isSmall onClick={() => void signUp.leave(place, event.name)}>
        {texts.decline}
      </Button>
    </>
  );
}
