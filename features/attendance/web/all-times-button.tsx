import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import type { SignUp } from './use-sign-up.ts';

type AllTimesButtonProps = { places: readonly OwnPlace[]; signUp: SignUp };

/** OCC-01: the whole series in one touch, for the user who can still sign up for several times of it. */
export function AllTimesButton({ places, signUp }: AllTimesButtonProps) {
  const texts = useTexts(attendanceTexts);
  const open = places.filter(({ status, can }) => status === null && can.sign_up);
  const [first] = open;
  if (!first || open.length < 2) return null;
  return (
    <Button
      variant="tertiary"
      isSmall
      isLoading={signUp.doing === first.event_id}
      onClick={() => void signUp.signUpForAll(first.event_id)}
    >
      {places.some(({ status }) => status !== null) ? texts.rest(open.length) : texts.all(open.length)}
    </Button>
  );
}
