import { useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { FormState } from '../../contract.ts';
import type { EventForm, Step } from '../../rules.ts';
import { formTexts } from '../../texts/form/token.ts';
import { deleteEvent, publishEvent, updateEvent } from '../calls.ts';
import type { Conflict, EventEditing } from './use-event-editor.ts';
import type { useFaults } from './use-faults.ts';

type Wanted = {
  editing: EventEditing;
  faults: ReturnType<typeof useFaults>;
  start: FormState | null;
  /** The answers that are read again when it has been saved. */
  changed: ChangedAnswers;
  goTo: (step: Step) => void;
  onLeave: (path: string) => void;
};

type Participations = 'ask' | 'keep' | 'cancel';

/** EVF-02, EVF-05: what the buttons below the form do, and what is asked before it is done. */
export function useSaving({ editing, faults, start, changed, goTo, onLeave }: Wanted) {
  const texts = useTexts(formTexts);
  const call = useCall();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const { run, isPending, failure } = useAction((work: () => Promise<unknown>) => work(), { invalidates: changed });
  /** How many have a place at what is moved or no more; asked about before anything is saved. */
  const [atStake, setAtStake] = useState(0);
  const [notify, setNotify] = useState(false);
  /** How often a press on a button has ended at something that stands further up, since the form was changed. */
  const [stops, setStops] = useState(0);

  const leave = (path: string, notice: string) => {
    showToast({ tone: 'success', title: notice });
    onLeave(path);
  };

  /** What is wrong is shown where it is; a conflict has a box of its own. */
  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status === 422 && error.errors) {
      const step = faults.tell(error.errors);
      if (step === null) throw error;
      goTo(step);
      return;
    }
    if (error.status !== 409) throw error;
    await editing.meetConflict(error.message);
    setStops((before) => before + 1);
  }

  /** Why it could not be saved stands at the top. */
  async function isDraftSaved(): Promise<boolean> {
    const isSaved = await editing.saver.flush();
    if (!isSaved) setStops((before) => before + 1);
    return isSaved;
  }

  function isComplete(): boolean {
    const step = faults.firstFaulty();
    if (step) goTo(step);
    return step === null;
  }

  async function publish() {
    if (!isComplete()) return;
    await run(async () => {
      const isSaved = await isDraftSaved();
      const place = editing.saver.place();
      if (!isSaved || !place) return;
      try {
        await call(publishEvent, { params: { id: place.id }, body: { version: place.version } });
        leave(paths.event(place.id), texts.notices.published);
      } catch (error) {
        await explain(error);
      }
    });
  }

  async function saveDraft() {
    await run(async () => {
      if (!(await isDraftSaved())) return;
      leave(organisationPaths.dashboard(editing.form.organization_id), texts.notices.draft_saved);
    });
  }

  /** One that was begun by mistake, or that is for another day. */
  async function giveUp(path: string) {
    const keeps = await confirm('save_draft');
    if (keeps === null) return;
    await run(async () => {
      const isSaved = keeps ? await isDraftSaved() : false;
      if (isSaved) return leave(path, texts.notices.draft_saved);
      if (keeps) return;
      editing.saver.stop();
      // It may be with the server although no answer came: then it is asked for, so that it can go.
      if (editing.saver.isUncertain()) await editing.saver.flush();
      const id = editing.idNow();
      if (id !== null) await call(deleteEvent, { params: { id } });
      editing.forgetCopy();
      leave(path, texts.notices.draft_deleted);
    });
  }

  async function send(form: EventForm, version: number, participations: Participations, isTold: boolean) {
    if (!start) return;
    try {
      const { data } = await call(updateEvent, {
        params: { id: start.id },
        query: { notify: String(isTold) },
        body: { form, version, participations },
      });
      setAtStake(data.is_saved ? 0 : data.participations_at_stake);
      if (!data.is_saved) return;
      editing.taken(data.version);
      leave(paths.event(start.id), texts.notices.updated);
    } catch (error) {
      setAtStake(0);
      await explain(error);
    }
  }

  async function saveChanges(participations: Participations = 'ask') {
    if (!start || !isComplete()) return;
    const { form, published, isChanged } = editing;
    if (!isChanged) return leave(paths.event(start.id), texts.notices.nothing_changed);
    let isTold = notify;
    if (participations === 'ask' && start.participants_count > 0) {
      const answer = await confirm('notify_users', { count: start.participants_count });
      if (answer === null) return;
      isTold = answer;
      setNotify(answer);
    }
    await run(() => send(form, published.version, participations, isTold));
  }

  async function keepMine(conflict: Conflict) {
    const { form, version } = editing.keepMine(conflict);
    if (!editing.isDraft) await run(() => send(form, version, 'ask', notify));
  }

  return {
    isPending,
    failure,
    atStake,
    forgetStake: () => setAtStake(0),
    stops,
    forgetStops: () => setStops(0),
    publish,
    saveDraft,
    giveUp,
    saveChanges,
    keepMine,
  };
}
