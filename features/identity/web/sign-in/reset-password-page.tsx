import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '#features/portal/main-id.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { identityTexts } from '../../texts/token.ts';
import { NewPasswordScreen, type PasswordProof } from './reset-password/new-password-screen.tsx';
import { ResetAskScreen } from './reset-password/reset-ask-screen.tsx';
import { ResetCodeScreen } from './reset-password/reset-code-screen.tsx';
import { ResetLinkSentScreen } from './reset-password/reset-link-sent-screen.tsx';

export const page: PageModule = {
  Component: ResetPasswordPage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).reset_password.title }),
};

type Step =
  | { at: 'ask' }
  | { at: 'link_sent'; username: string }
  | { at: 'code'; username: string; verificationId: string }
  | { at: 'password'; proof: PasswordProof };

/** IDN-05: a new password for a user who has lost theirs, by a code given here or by a link from a message. */
function ResetPasswordPage() {
  const { hash } = useLocation();
  const [step, setStep] = useState<Step>(() => firstStep(hash));
  useFocusOn(step.at);

  // A user who looks over a shoulder, or into the history, does not find the token there.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);

  switch (step.at) {
    case 'ask':
      return (
        <ResetAskScreen
          onCode={(username, verificationId) => setStep({ at: 'code', username, verificationId })}
          onLink={(username) => setStep({ at: 'link_sent', username })}
        />
      );
    case 'link_sent':
      return <ResetLinkSentScreen username={step.username} />;
    case 'code':
      return (
        <ResetCodeScreen
          username={step.username}
          verificationId={step.verificationId}
          onVerified={() => setStep({ at: 'password', proof: { verification_id: step.verificationId } })}
          onOtherAddress={() => setStep({ at: 'ask' })}
        />
      );
    case 'password':
      return <NewPasswordScreen proof={step.proof} onStartOver={() => setStep({ at: 'ask' })} />;
  }
}

function firstStep(hash: string): Step {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token ? { at: 'password', proof: { token } } : { at: 'ask' };
}

/** Each step is a page of its own to the user who reads it: the focus goes to its beginning, as after a navigation. */
function useFocusOn(step: Step['at']): void {
  const shownRef = useRef(step);
  useEffect(() => {
    if (shownRef.current === step) return;
    shownRef.current = step;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [step]);
}
