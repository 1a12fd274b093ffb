import { useQueryClient } from '@tanstack/react-query';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import { attend, joinAll, leave, listMyEvents, listMyStates, listOwnPlaces } from './calls.ts';

/** One time of an activity, wherever it is shown. */
export type OwnTime = Pick<OwnPlace, 'occurrence_id' | 'event_id' | 'status' | 'start_at' | 'end_at'>;

/** What is given up: which of the times, and whether it is a place or one on the waiting list. */
type Left = { name: string; when: string; is_waiting: boolean };

type SignUpOptions = {
  now: Date;
  /** DLG-02: asks before a user gives up what they have. */
  confirmLeave: (left: Left) => Promise<boolean | null>;
  /** Answers of other features that tell what the user attends. */
  changed: ChangedAnswers;
  /** The session has ended: where the user wanted to go is kept while they log in. */
  returnUrlOf: (time: WantedTime) => string;
};

/** One time of an activity, or all of them. */
type WantedTime = { event_id: OwnPlace['event_id']; occurrence_id: string | null };

type Change = { time: WantedTime; work: () => Promise<OwnPlace[]>; tell: (places: readonly OwnPlace[]) => void };

/** OCC-01, OCC-02: signs up and leaves, one thing at a time; the server's answer is what is shown, whatever it is. */
export function useSignUp({ now, confirmLeave, changed, returnUrlOf }: SignUpOptions) {
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const texts = useTexts(attendanceTexts);
  const moments = useTexts(momentTexts);
  const { run, pending } = useAction(carryOut, {
    invalidates: [listMyStates, listMyEvents, ...changed],
    isToldInToast: true,
    returnUrlOf: ({ time }) => returnUrlOf(time),
  });

  const placesOf = (eventId: OwnPlace['event_id']) =>
    answerQuery(call, listOwnPlaces, { params: { id: eventId } }).queryKey;

  async function carryOut({ time: { event_id }, work, tell }: Change): Promise<void> {
    try {
      const answered = await work();
      const byId = new Map(answered.map((place) => [place.occurrence_id, place]));
      queries.setQueryData(placesOf(event_id), (known) =>
        known ? { data: known.data.map((place) => byId.get(place.occurrence_id) ?? place) } : known,
      );
      tell(answered);
    } catch (error) {
      // It was not as the page had it.
      void queries.invalidateQueries({ queryKey: placesOf(event_id) });
      throw error;
    }
  }

  function tellOne(place: OwnPlace) {
    if (place.status === 'waiting') {
      const draws = place.draws_at && texts.waiting.draw(whenText({ start_at: place.draws_at }, { now, moments }));
      const position = place.position === null ? undefined : texts.done.waiting_position(place.position);
      const title = draws === null ? texts.done.waiting : texts.waiting.draw_title;
      showToast({ title, text: draws ?? position, tone: 'success' });
    } else {
      showToast({ title: texts.done.attending, text: whenText(place, { now, moments }), tone: 'success' });
    }
  }

  function tellAll(places: readonly OwnPlace[]) {
    const counted = (status: OwnPlace['status']) => places.filter((place) => place.status === status).length;
    const [attending, waiting] = [counted('attending'), counted('waiting')];
    const [only] = places;
    if (attending + waiting === 0) showToast({ title: texts.done.none_title, text: texts.done.none });
    else if (places.length === 1 && only) tellOne(only);
    else {
      const title = attending > 0 ? texts.done.attending : texts.done.waiting;
      showToast({ title, text: texts.done.all(attending, waiting), tone: 'success' });
    }
  }

  return {
    /** The id of the time, or for all times of the activity, that something is being done with. */
    doing: pending && (pending.time.occurrence_id ?? pending.time.event_id),
    signUp: async (time: Pick<OwnTime, 'occurrence_id' | 'event_id'>) => {
      const work = async () => [(await call(attend, { params: { id: time.occurrence_id } })).data];
      await run({ time, work, tell: (places) => places.forEach(tellOne) });
    },
    leave: async (time: OwnTime, name: string) => {
      const when = whenText(time, { now, moments });
      if (pending || !(await confirmLeave({ name, when, is_waiting: time.status === 'waiting' }))) return;
      const work = async () => [(await call(leave, { params: { id: time.occurrence_id } })).data];
      const title = time.status === 'waiting' ? texts.done.left_list : texts.done.left;
      await run({ time, work, tell: () => showToast({ title, tone: 'success' }) });
    },
    signUpForAll: async (event_id: OwnPlace['event_id']) => {
      const work = async () => (await call(joinAll, { params: { id: event_id } })).data;
      await run({ time: { event_id, occurrence_id: null }, work, tell: tellAll });
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
