import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';

type OwnBadgeProps = { place: Pick<OwnPlace, 'status' | 'position'> };

const TONES = { attending: 'success', offered: 'info' } as const;

/** EVT-04: how one stands to a time, in a word or two. Nobody has a place in line before lots are drawn. */
export function OwnBadge({ place: { status, position } }: OwnBadgeProps) {
  const texts = useTexts(attendanceTexts);
  if (status === null) return null;
  if (status !== 'waiting') return <Tag tone={TONES[status]}>{texts.badge[status]}</Tag>;
  if (position === null) return <Tag tone="info">{texts.waiting.draw_short}</Tag>;
  return <Tag tone="warning">{texts.waiting.position_short(position)}</Tag>;
}
