import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { bulkMessageTexts } from '../texts/token.ts';

/** A portal that cannot send SMS says so before anything is written. */
export function WithoutSms() {
  const { unavailable: texts } = useTexts(bulkMessageTexts).sms;
  return (
    <Notice tone="info" title={texts.title}>
      <p>{texts.text}</p>
    </Notice>
  );
}
