import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { identityTexts } from '../../texts/token.ts';

/** IDN-11 */
export function TooManyCodes({ isPhone }: { isPhone: boolean }) {
  const { too_many_codes: texts } = useTexts(identityTexts);
  return (
    <Notice tone="warning" isLive>
      <p>{texts.text}</p>
      <p>{isPhone ? texts.phone_hint : texts.email_hint}</p>
    </Notice>
  );
}
