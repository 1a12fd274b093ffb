import type { ReactNode } from 'react';
import { BottomDock } from '#features/portal/web/bottom-dock.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { placesLeft } from '../rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { eventTexts } from '../texts/token.ts';
import { SignUpButton } from './sign-up-button.tsx';
import { isOver, type SignUpState, signUpState } from './sign-up-state.ts';

type SignUpDockProps = {
  event: EventDetail;
  now: Date;
  logInHref: string | null;
  /** For a user who is logged in: which time, what they are told of it, and what they can do. */
  own?: { time: Occurrence; words: string | null; action: ReactNode } | null;
};

/** On a phone the way in stays at the thumb, with the state in words beside it. */
export function SignUpDock({ event, now, logInHref, own = null }: SignUpDockProps) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(eventDetailTexts);
  const state = signUpState(event, now, own?.time);
  const time = own?.time ?? event;
  const words = useStateWords(event, time, state);
  if (isOver(state) || state === 'draft' || !time.start_at) return null;
  return (
    <BottomDock
      label={texts.sign_up.shortcut}
      title={whenText({ start_at: time.start_at }, { now, moments })}
      action={own ? own.action : <SignUpButton event={event} state={state} logInHref={logInHref} isShort />}
    >
      {own?.words ?? words}
    </BottomDock>
  );
}

/** '4 plasser igjen · Gratis'; what a full one costs can wait. */
function useStateWords(
  event: Pick<EventDetail, 'is_free' | 'price_ore'>,
  places: Pick<Occurrence, 'attendees_count' | 'capacity'>,
  state: SignUpState,
): string {
  const { sign_up } = useTexts(eventDetailTexts);
  const { free } = useTexts(eventTexts);
  if (state === 'no_sign_up') return sign_up.no_sign_up_short;
  if (state === 'closed') return sign_up.closed_title;
  if (state === 'full') return sign_up.full;
  if (state === 'full_without_list') return sign_up.full_without_list;
  const left = placesLeft(places);
  const room = state === 'lottery' ? sign_up.lottery_short : left === null ? null : sign_up.places_left(left);
  const price = event.is_free ? free : event.price_ore === null ? null : kroner(event.price_ore);
  return [room, price].filter((words) => words !== null).join(' · ');
}
