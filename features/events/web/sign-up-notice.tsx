import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { eventDetailTexts } from '../texts/detail/token.ts';
import type { SignUpState } from './sign-up-state.ts';

const TONES = {
  draft: 'warning',
  cancelled: 'danger',
  completed: 'success',
  ended: 'info',
  closed: 'info',
  no_sign_up: 'info',
} as const;

/** What there is to know before everything else, where nobody can sign up. */
export function SignUpNotice({ state, isSignedUp }: { state: SignUpState; isSignedUp: boolean }) {
  const { sign_up: words } = useTexts(eventDetailTexts);
  if (!isTold(state)) return null;
  return (
    <Notice tone={TONES[state]} title={words[`${state}_title`]}>
      {isSignedUp && state === 'cancelled' ? words.cancelled_own : words[state]}
    </Notice>
  );
}

const isTold = (state: SignUpState): state is keyof typeof TONES => state in TONES;
