import { Notice } from '#ui/notice.tsx';
import { useCircularTexts } from './use-circular-texts.ts';

/** A portal that cannot send SMS says so, instead of letting people write what nobody gets. */
export function WithoutSms() {
  const { unavailable: texts } = useCircularTexts().sms;
  return (
    <Notice tone="info" title={texts.title}>
      <p>{texts.text}</p>
    </Notice>
  );
}
