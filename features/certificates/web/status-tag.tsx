import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { StampStatus } from '../rules.ts';
import { certificateTexts } from '../texts/token.ts';

const TONES: Record<StampStatus, Tone> = {
  active: 'success',
  disabled: 'neutral',
  not_active_yet: 'info',
  expired: 'danger',
  requested: 'info',
  not_accepted: 'warning',
};

/** CER-02: what a stamp is today, in words. */
export function StatusTag({ status }: { status: StampStatus }) {
  const { statuses } = useTexts(certificateTexts);
  return <Tag tone={TONES[status]}>{statuses[status]}</Tag>;
}
