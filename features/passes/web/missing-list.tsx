import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type MissingListProps = {
  /** Why there is no list. Null while the device is asked for one. */
  fault: string | null;
  texts: { loading: string; try_again: string };
  onTryAgain: () => void;
};

/** Stands where a desk has no list to work from: it is on its way, or could not be had. */
export function MissingList({ fault, texts, onTryAgain }: MissingListProps) {
  if (fault === null) {
    return (
      <div role="status">
        <span className="nb-sr">{texts.loading}</span>
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <div className="nb-stack">
      <Notice tone="warning" isLive>
        {fault}
      </Notice>
      <div>
        <Button variant="secondary" onClick={onTryAgain}>
          {texts.try_again}
        </Button>
      </div>
    </div>
  );
}
