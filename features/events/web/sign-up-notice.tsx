import { Notice } from '#ui/notice.tsx';
import type { SignUpState } from './sign-up-state.ts';
import { useEventDetailTexts } from './use-event-detail-texts.ts';

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
  const { sign_up: words } = useEventDetailTexts();
  if (!isTold(state)) return null;
  return (
    <Notice tone={TONES[state]} title={words[`${state}_title`]}>
      {isSignedUp && state === 'cancelled' ? words.cancelled_own : words[state]}
    </Notice>
  );
}

const isTold = (state: SignUpState): state is keyof typeof TONES => state in TONES;
