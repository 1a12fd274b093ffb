import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { openChallenge, verifyCode } from './calls.ts';

/** Gives a code. Where the server asks for work first, it is done here and the code is given again with it. */
export function useVerifyCode(verificationId: string) {
  const call = useCall();
  const [isWorking, setIsWorking] = useState(false);

  async function verify(typed: string): Promise<void> {
    const body = { verification_id: verificationId, code: typed.replace('-', '') };
    try {
      await call(verifyCode, { body });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.kind !== 'work_required') throw error;
      // Without this the browser cannot work; the server's sentence says how long to wait instead.
      if (!globalThis.crypto?.subtle) throw error;
      setIsWorking(true);
      try {
        const { data: task } = await call(openChallenge, { params: { id: verificationId } });
        const { doWork } = await import('./do-work.ts');
        const work = { challenge: task.challenge, nonces: await doWork(task) };
        await call(verifyCode, { body: { ...body, work } });
      } finally {
        setIsWorking(false);
      }
    }
  }

  return { verify, isWorking };
}
