import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { circularTexts } from '../texts/token.ts';

/** A portal that cannot send SMS says so, instead of letting people write what nobody gets. */
export function WithoutSms() {
  const { unavailable: texts } = useTexts(circularTexts).sms;
  return (
    <Notice tone="info" title={texts.title}>
      <p>{texts.text}</p>
    </Notice>
  );
}
