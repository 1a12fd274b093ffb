import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { requestTexts } from '../texts/requests/token.ts';

type RequestByHandProps = { outcome: 'unknown' | 'unavailable'; onGoOn: () => void; onTryAgain: () => void };

/** The register does not know the number, or does not answer: the user may go on all the same. */
export function RequestByHand({ outcome, onGoOn, onTryAgain }: RequestByHandProps) {
  const texts = useTexts(requestTexts);
  const words = texts[outcome];
  return (
    <Notice tone={outcome === 'unknown' ? 'warning' : 'info'} title={words.title} isLive>
      <p>{words.text}</p>
      <div className="nb-row">
        <Button variant="secondary" isSmall onClick={onGoOn}>
          {words.go_on}
        </Button>
        {outcome === 'unavailable' ? (
          <Button variant="tertiary" isSmall onClick={onTryAgain}>
            {texts.unavailable.try_again}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
