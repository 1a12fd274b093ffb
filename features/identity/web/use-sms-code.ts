import { useEffect, useEffectEvent } from 'react';

type SmsCode = { code: string };

/** Where the browser can read the code from the SMS itself (WebOTP), it asks the person and hands it over. */
export function useSmsCode(isAwaited: boolean, onCode: (code: string) => void): void {
  const give = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials.get(wish).then(
      (read) => {
        if (read) give((read as unknown as SmsCode).code);
      },
      // Turned down, too late or not possible: the code is typed.
      () => {},
    );
    return () => waiting.abort();
  }, [isAwaited]);
}
