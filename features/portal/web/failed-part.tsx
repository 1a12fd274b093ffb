import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { portalTexts } from '../texts/token.ts';

type FailedPartProps = {
  /** What could not be fetched; without it, 'this'. */
  text?: string;
  onTryAgain: () => void;
};

/** A part that could not be fetched says so in its place; the rest of the page goes on. */
export function FailedPart({ text, onTryAgain }: FailedPartProps) {
  const texts = useTexts(portalTexts);
  return (
    <Notice tone="warning" isLive>
      <p>{text ?? texts.failed}</p>
      <Button variant="secondary" isSmall onClick={onTryAgain}>
        {texts.try_again}
      </Button>
    </Notice>
  );
}
