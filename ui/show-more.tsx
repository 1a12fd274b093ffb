import { Button } from './button.tsx';

type ShowMoreProps = {
  label: string;
  /** As `useInfiniteQuery` answers. */
  from: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

/** Below a list that comes page by page; nothing where all of it is there. */
export function ShowMore({ label, from }: ShowMoreProps) {
  if (!from.hasNextPage) return null;
  return (
    <div>
      <Button variant="secondary" isSmall isLoading={from.isFetchingNextPage} onClick={() => void from.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
