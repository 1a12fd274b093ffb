import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OwnPlace } from '../../contract.ts';
import { childrenTexts } from '../../texts/children/token.ts';

const TONES = { attending: 'success', offered: 'info', waiting: 'warning' } as const;

/** How a child stands to a time, in a word or two. */
export function ChildState({ place: { status, position } }: { place: Pick<OwnPlace, 'status' | 'position'> }) {
  const { state } = useTexts(childrenTexts);
  if (status === null) return null;
  const words = status === 'waiting' && position !== null ? state.position(position) : state[status];
  return <Tag tone={TONES[status]}>{words}</Tag>;
}
