import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import { attend, joinAll, leave, listMyStates, listOwnPlaces } from './calls.ts';

/** One time of an activity, wherever it is shown. */
export type OwnTime = Pick<OwnPlace, 'occurrence_id' | 'event_id' | 'status'>;

type SignUpOptions = {
  now: Date;
  /** DLG-02: asks before a user gives up what they have. */
  confirmLeave: (name: string) => Promise<boolean | null>;
  /** The person is nobody any more: where they wanted to go is kept while they log in. */
  onLoggedOut: (occurrenceId: string | null) => void;
};

/** Everything that tells what the person attends, wherever it is shown. */
const INVALIDATED = ['/events/my', '/users/me/entries', '/users/me/events', '/users/me/occurrences'];

/** OCC-01, OCC-02: signs up and leaves, one thing at a time; the server's answer is what is shown, whatever it is. */
export function useSignUp({ now, confirmLeave, onLoggedOut }: SignUpOptions) {
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const texts = useTexts(attendanceTexts);
  const moments = useTexts(momentTexts);
  const [doing, setDoing] = useState<string | null>(null);
  const isBusyRef = useRef(false);

  const placesOf = (eventId: OwnPlace['event_id']) =>
    answerQuery(call, listOwnPlaces, { params: { id: eventId } }).queryKey;

  function keep(eventId: OwnPlace['event_id'], answered: readonly OwnPlace[]) {
    const byId = new Map(answered.map((place) => [place.occurrence_id, place]));
    queries.setQueryData(placesOf(eventId), (known) =>
      known ? { data: known.data.map((place) => byId.get(place.occurrence_id) ?? place) } : known,
    );
    const [next] = answered.filter(({ status }) => status !== null);
    queries.setQueryData(answerQuery(call, listMyStates, {}).queryKey, (known) =>
      known && next?.status
        ? { data: [...known.data.filter(({ event_id }) => event_id !== eventId), { ...next, status: next.status }] }
        : known,
    );
    void queries.invalidateQueries({ predicate: ({ queryKey }) => INVALIDATED.includes(String(queryKey[1])) });
  }

  function explain(error: unknown, eventId: OwnPlace['event_id'], occurrenceId: string | null) {
    if (error instanceof CallFailed && error.status === 401) return onLoggedOut(occurrenceId);
    showToast({ title: texts.failed, text: failureText(error, texts), tone: 'danger' });
    // It was not as the page had it.
    void queries.invalidateQueries({ queryKey: placesOf(eventId) });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => INVALIDATED.includes(String(queryKey[1])) });
  }

  async function attempt(key: string, time: Pick<OwnTime, 'event_id'>, work: () => Promise<void>) {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setDoing(key);
    try {
      await work();
    } catch (error) {
      explain(error, time.event_id, key === time.event_id ? null : key);
    } finally {
      isBusyRef.current = false;
      setDoing(null);
    }
  }

  function tell(place: OwnPlace) {
    if (place.status === 'waiting') {
      const draws = place.draws_at && texts.waiting.draw(whenText({ start_at: place.draws_at }, { now, moments }));
      const position = place.position === null ? undefined : texts.done.waiting_position(place.position);
      const title = draws === null ? texts.done.waiting : texts.waiting.draw_title;
      showToast({ title, text: draws ?? position, tone: 'success' });
    } else {
      showToast({ title: texts.done.attending, text: whenText(place, { now, moments }), tone: 'success' });
    }
  }

  return {
    /** The id of the time, or for all times of the activity, that something is being done with. */
    doing,
    signUp: (time: OwnTime) =>
      attempt(time.occurrence_id, time, async () => {
        const { data } = await call(attend, { params: { id: time.occurrence_id } });
        keep(time.event_id, [data]);
        tell(data);
      }),
    leave: async (time: OwnTime, name: string) => {
      if (isBusyRef.current || !(await confirmLeave(name))) return;
      await attempt(time.occurrence_id, time, async () => {
        const { data } = await call(leave, { params: { id: time.occurrence_id } });
        keep(time.event_id, [data]);
        showToast({ title: time.status === 'waiting' ? texts.done.left_list : texts.done.left, tone: 'success' });
      });
    },
    signUpForAll: (eventId: OwnPlace['event_id']) =>
      attempt(eventId, { event_id: eventId }, async () => {
        const { data } = await call(joinAll, { params: { id: eventId } });
        keep(eventId, data);
        const counted = (status: OwnPlace['status']) => data.filter((place) => place.status === status).length;
        const [attending, waiting] = [counted('attending'), counted('waiting')];
        const [only] = data;
        if (attending + waiting === 0) showToast({ title: texts.done.none_title, text: texts.done.none });
        else if (data.length === 1 && only) tell(only);
        else {
          const title = attending > 0 ? texts.done.attending : texts.done.waiting;
          showToast({ title, text: texts.done.all(attending, waiting), tone: 'success' });
        }
      }),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
