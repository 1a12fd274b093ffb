import { Tag } from '#ui/tag.tsx';
import type { OwnPlace } from '../contract.ts';
import { useAttendanceTexts } from './use-attendance-texts.ts';

type OwnBadgeProps = { place: Pick<OwnPlace, 'status' | 'position'> };

const TONES = { attending: 'success', offered: 'info' } as const;

/** EVT-04: how one stands to a time, in a word or two. Nobody has a place in line before lots are drawn. */
export function OwnBadge({ place: { status, position } }: OwnBadgeProps) {
  const texts = useAttendanceTexts();
  if (status === null) return null;
  if (status !== 'waiting') return <Tag tone={TONES[status]}>{texts.badge[status]}</Tag>;
  if (position === null) return <Tag tone="info">{texts.waiting.draw_short}</Tag>;
  return <Tag tone="warning">{texts.waiting.position_short(position)}</Tag>;
}
