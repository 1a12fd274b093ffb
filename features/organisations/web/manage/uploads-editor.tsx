import type { ReactNode } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { RunningSection } from './running-section.tsx';

type UploadsEditorProps<Entry> = {
  sectionId: string;
  texts: {
    readonly title: string;
    readonly lead: string;
    readonly empty: string;
    readonly removed: string;
    readonly full: (most: number) => string;
  };
  /** What is there, and where it was read. */
  answer: { data: { data: readonly Entry[] } | undefined; isPending: boolean; error: Error | null };
  list: { method: string; path: string };
  most: number;
  className: string | undefined;
  lineOf: (entry: Entry, onRemove: () => void, place: number) => ReactNode;
  onAsk: (entry: Entry) => Promise<boolean | null>;
  onRemove: (entry: Entry) => Promise<unknown>;
  /** Adds more. */
  children: ReactNode;
};

/** Files that an organisation shows: each can be taken away, and more be added. Each change holds at once. */
export function UploadsEditor<Entry extends { id: string }>({
  sectionId,
  texts,
  answer,
  list,
  most,
  className,
  lineOf,
  onAsk,
  onRemove,
  children,
}: UploadsEditorProps<Entry>) {
  const { showToast } = useToasts();
  const removing = useAction(
    async (entry: Entry) => {
      await onRemove(entry);
      showToast({ tone: 'success', title: texts.removed });
    },
    { invalidates: [list], isToldInToast: true },
  );
  const entries = answer.data?.data ?? [];

  async function remove(entry: Entry) {
    if (await onAsk(entry)) await removing.run(entry);
  }

  return (
    <RunningSection id={sectionId} title={texts.title} lead={texts.lead}>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.error ? <Notice tone="warning">{answer.error.message}</Notice> : null}
      {answer.data && entries.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      <ul className={className}>{entries.map((entry, place) => lineOf(entry, () => void remove(entry), place))}</ul>
      {entries.length >= most ? <Notice>{texts.full(most)}</Notice> : children}
    </RunningSection>
  );
}
