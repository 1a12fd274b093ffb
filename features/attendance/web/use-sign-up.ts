import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import type { Confirm } from '#features/portal/web/confirmations/confirmations.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dateInWords, whenText } from '#platform/language/when-text.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import { attend, joinAll, leave, leaveAll, listMyEvents, listMyStates, listOwnPlaces } from './calls.ts';
import { wayIn } from './shown-place.ts';

/** One time of an activity, wherever it is shown. */
export type OwnTime = Pick<OwnPlace, 'occurrence_id' | 'event_id' | 'status' | 'start_at' | 'end_at'>;

type SignUpOptions = {
  now: Date;
  /** DLG-02: asks before a user gives up what they have, or does something with many times at once. */
  confirm: Confirm;
  /** Answers of other features that tell what the user attends. */
  changed: ChangedAnswers;
  /** The session has ended: where the user wanted to go is kept while they log in. */
  returnUrlOf: (time: WantedTime) => string;
};

/** One time of an activity, or all of them. */
type WantedTime = { event_id: OwnPlace['event_id']; occurrence_id: string | null };

type Change = {
  time: WantedTime;
  work: () => Promise<readonly OwnPlace[]>;
  /** Whether it is as it was meant to become. */
  isDone: (place: OwnPlace) => boolean;
  tell: (places: readonly OwnPlace[]) => void;
};

/** For so long a second tap is meant for the button that was there before. */
const SETTLING_MS = 700;

/** OCC-01, OCC-02: signs up and leaves, one thing at a time; the server's answer is what is shown, whatever it is. */
export function useSignUp({ now, confirm, changed, returnUrlOf }: SignUpOptions) {
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

  const doneAtMsRef = useRef(Number.NEGATIVE_INFINITY);
  const isSettling = () => performance.now() - doneAtMsRef.current < SETTLING_MS;

  async function carryOut(change: Change): Promise<void> {
    const { event_id } = change.time;
    try {
      const answered = await change.work().catch((error: unknown) => placesAfter(error, change));
      const byId = new Map(answered.map((place) => [place.occurrence_id, place]));
      queries.setQueryData(placesOf(event_id), (known) =>
        known ? { data: known.data.map((place) => byId.get(place.occurrence_id) ?? place) } : known,
      );
      doneAtMsRef.current = performance.now();
      change.tell(answered);
    } catch (error) {
      // It was not as the page had it.
      void queries.invalidateQueries({ queryKey: placesOf(event_id) });
      throw error;
    }
  }

  /** A connection can break after the server has done it, so what is true is read before anything is said. */
  async function placesAfter(error: unknown, { time, isDone }: Change): Promise<readonly OwnPlace[]> {
    if (!(error instanceof TypeError)) throw error;
    const read = await call(listOwnPlaces, { params: { id: time.event_id } }).catch(() => null);
    const places = (read?.data ?? []).filter(({ occurrence_id }) =>
      time.occurrence_id === null ? true : occurrence_id === time.occurrence_id,
    );
    if (places.length === 0 || !places.every(isDone)) throw error;
    return places;
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

  async function signUpForAll(event_id: OwnPlace['event_id']): Promise<void> {
    const work = async () => (await call(joinAll, { params: { id: event_id } })).data;
    const isDone = (place: OwnPlace) => wayIn(place) === null;
    await run({ time: { event_id, occurrence_id: null }, work, isDone, tell: tellAll });
  }

  const named = (name: string, places: readonly OwnPlace[]) => ({
    name,
    days: places.map(({ start_at }) => dateInWords(start_at, { now, moments })),
  });

  return {
    /** The press before has just been carried out: a double tap must not hit the button that has taken its place. */
    isSettling,
    /** The id of the time, or for all times of the activity, that something is being done with. */
    doing: pending && (pending.time.occurrence_id ?? pending.time.event_id),
    signUp: async (time: Pick<OwnTime, 'occurrence_id' | 'event_id'>) => {
      const work = async () => [(await call(attend, { params: { id: time.occurrence_id } })).data];
      const isDone = ({ status }: OwnPlace) => status === 'attending' || status === 'waiting';
      await run({ time, work, isDone, tell: (places) => places.forEach(tellOne) });
    },
    leave: async (time: OwnTime, name: string) => {
      if (pending || isSettling()) return;
      const when = whenText(time, { now, moments });
      if (!(await confirm('leave_event', { name, when, is_waiting: time.status === 'waiting' }))) return;
      const work = async () => [(await call(leave, { params: { id: time.occurrence_id } })).data];
      const title = time.status === 'waiting' ? texts.done.left_list : texts.done.left;
      const isDone = ({ status }: OwnPlace) => status === null;
      await run({ time, work, isDone, tell: () => showToast({ title, tone: 'success' }) });
    },
    /** Without a question, where there is one time alone. */
    signUpForAll,
    signUpForOpen: async (open: readonly [OwnPlace, ...OwnPlace[]], name: string) => {
      const full_count = open.filter((place) => wayIn(place) === 'list').length;
      if (pending || !(await confirm('sign_up_all', { ...named(name, open), full_count }))) return;
      await signUpForAll(open[0].event_id);
    },
    leaveAll: async (own: readonly [OwnPlace, ...OwnPlace[]], name: string) => {
      if (pending || !(await confirm('leave_all', named(name, own)))) return;
      const [{ event_id }] = own;
      const work = async () => (await call(leaveAll, { params: { id: event_id } })).data;
      const isDone = ({ can }: OwnPlace) => !can.leave;
      const tell = () => showToast({ title: texts.done.left_all(own.length), tone: 'success' });
      await run({ time: { event_id, occurrence_id: null }, work, isDone, tell });
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
