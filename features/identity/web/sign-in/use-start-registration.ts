import { useNavigate } from 'react-router';
import { useCall } from '#platform/web/call.tsx';
import { askForCode } from '../ask-for-code.ts';
import { verificationState } from '../verification-state.ts';
import { authAddress } from './auth-addresses.ts';

/** Sends a code to a user who seems to be new, and goes to where it is given (IDN-02). */
export function useStartRegistration(): (username: string, returnUrl: string) => Promise<void> {
  const call = useCall();
  const navigate = useNavigate();
  return async (username, returnUrl) => {
    const verificationId = await askForCode(call, username, 'register');
    verificationState.keep({ username, purpose: 'register' });
    navigate(authAddress.verifyCode({ verificationId, isRegistration: true, returnUrl }));
  };
}
