import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { portalTexts } from '../texts/token.ts';

/** A part that could not be fetched says so in its place; the rest of the page goes on. */
export function FailedPart({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = useTexts(portalTexts);
  return (
    <Notice tone="warning" isLive>
      <p>{texts.failed}</p>
      <Button variant="secondary" isSmall onClick={onTryAgain}>
        {texts.try_again}
      </Button>
    </Notice>
  );
}
