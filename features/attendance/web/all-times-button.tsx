import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import type { SignUp } from './use-sign-up.ts';

type AllTimesButtonProps = { event: { name: string }; places: readonly OwnPlace[]; signUp: SignUp };

/** OCC-01: the whole series at once, where several times can still be joined, or left. */
export function AllTimesButton({ event, places, signUp }: AllTimesButtonProps) {
  const texts = useTexts(attendanceTexts);
  const open = places.filter(({ status, can }) => status === null && can.sign_up);
  const own = places.filter(({ status, can }) => status !== null && can.leave);
  const isLoading = places.some(({ event_id }) => signUp.doing === event_id);
  return (
    <>
      {isSeveral(open) ? (
        <Button
          variant="tertiary"
          isSmall
          isLoading={isLoading}
          onClick={() => void signUp.signUpForOpen(open, event.name)}
        >
          {places.some(({ status }) => status !== null) ? texts.rest(open.length) : texts.all(open.length)}
        </Button>
      ) : null}
      {isSeveral(own) ? (
        <Button
          variant="tertiary"
          isSmall
          isDanger
          isLoading={isLoading}
          onClick={() => void signUp.leaveAll(own, event.name)}
        >
          {texts.leave_all(own.length)}
        </Button>
      ) : null}
    </>
  );
}

const isSeveral = (places: readonly OwnPlace[]): places is [OwnPlace, OwnPlace, ...OwnPlace[]] => places.length > 1;
