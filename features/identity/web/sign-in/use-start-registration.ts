import { useNavigate } from 'react-router';
import { useCall } from '#platform/web/call.tsx';
import { createVerification } from '../calls.ts';
import { verificationState } from '../verification-state.ts';
import { withForm } from '../with-form.ts';
import { authAddress } from './auth-addresses.ts';

/** Sends a code to a user who seems to be new, and goes to where it is given (IDN-02). */
export function useStartRegistration(): (username: string, returnUrl: string) => Promise<void> {
  const call = useCall();
  const navigate = useNavigate();
  return async (username, returnUrl) => {
    const { data } = await withForm(call, () => call(createVerification, { body: { username, purpose: 'register' } }));
    verificationState.keep({ username, purpose: 'register' });
    navigate(authAddress.verifyCode({ verificationId: data.id, isRegistration: true, returnUrl }));
  };
}
