import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { placesLeft } from '../rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { eventTexts } from '../texts/token.ts';
import { signUpState } from './sign-up-state.ts';

type OccurrenceStateProps = { event: EventDetail; occurrence: Occurrence; now: Date };

/** Whether there is room at one time, in a word. */
export function OccurrenceState({ event, occurrence, now }: OccurrenceStateProps) {
  const texts = useTexts(eventTexts);
  const { sign_up } = useTexts(eventDetailTexts);
  const state = signUpState(event, now, occurrence);
  if (occurrence.is_canceled) return <Tag tone="danger">{texts.state.cancelled}</Tag>;
  if (state === 'no_sign_up') return null;
  if (state === 'closed') return <Tag>{sign_up.closed_title}</Tag>;
  if (state === 'full') return <Tag tone="warning">{sign_up.full}</Tag>;
  if (state === 'full_without_list') return <Tag tone="warning">{sign_up.full_without_list}</Tag>;
  if (state === 'lottery') return <Tag tone="info">{sign_up.lottery_short}</Tag>;
  const left = placesLeft(occurrence);
  return left === null ? null : <Tag tone="success">{sign_up.places_left(left)}</Tag>;
}
