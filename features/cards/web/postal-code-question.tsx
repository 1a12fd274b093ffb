import type { CardId } from '#features/vocabulary/ids.ts';
import { PostalCodeDialog } from './postal-code-dialog.tsx';
import { useCards } from './use-cards.ts';

/** DLG-04: asks once for each child, however many accounts it has. */
export function PostalCodeQuestion({ cardIds }: { cardIds: readonly CardId[] }) {
  const cards = useCards().data?.data ?? [];
  const children = cards.filter(({ id }) => cardIds.includes(id)).map(({ child }) => [child.id, child] as const);
  const owners = [...new Map(children).values()];
  return owners.length > 0 ? <PostalCodeDialog owners={owners} /> : null;
}
