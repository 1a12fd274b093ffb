import { Tag } from '#ui/tag.tsx';
import type { OwnPlace } from '../contract.ts';
import { useAttendanceTexts } from './use-attendance-texts.ts';

type OwnBadgeProps = { place: Pick<OwnPlace, 'status' | 'position'> & { draws_at?: OwnPlace['draws_at'] } };

const TONES = { attending: 'success', waiting: 'warning', offered: 'info' } as const;

/** EVT-04: how one stands to a time, in a word or two. */
export function OwnBadge({ place: { status, position, draws_at = null } }: OwnBadgeProps) {
  const texts = useAttendanceTexts();
  if (status === null) return null;
  if (status === 'waiting' && draws_at !== null) return <Tag tone="info">{texts.waiting.draw_short}</Tag>;
  const words =
    status === 'waiting' && position !== null ? texts.waiting.position_short(position) : texts.badge[status];
  return <Tag tone={TONES[status]}>{words}</Tag>;
}
