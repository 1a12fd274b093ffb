import { useIdentityTexts } from '#features/identity/web/use-identity-texts.ts';
import { Notice } from '#ui/notice.tsx';

/** IDN-11 */
export function TooManyCodes({ isPhone }: { isPhone: boolean }) {
  const { too_many_codes: texts } = useIdentityTexts();
  return (
    <Notice tone="warning" isLive>
      <p>{texts.text}</p>
      <p>{isPhone ? texts.phone_hint : texts.email_hint}</p>
    </Notice>
  );
}
