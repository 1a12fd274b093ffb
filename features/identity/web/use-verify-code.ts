import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { openChallenge, verifyCode } from './calls.ts';
import { withWork } from './with-work.ts';

/** Gives a code, with work where the server asks for it. */
export function useVerifyCode(verificationId: string) {
  const call = useCall();
  const [isWorking, setIsWorking] = useState(false);

  async function verify(typed: string): Promise<void> {
    const body = { verification_id: verificationId, code: typed.replace('-', '') };
    const openTask = () => {
      setIsWorking(true);
      return call(openChallenge, { params: { id: verificationId } });
    };
    try {
      await withWork(openTask, (work) => call(verifyCode, { body: { ...body, ...work } }));
    } finally {
      setIsWorking(false);
    }
  }

  return { verify, isWorking };
}
