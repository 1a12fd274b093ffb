import { useRef, useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useCall } from '#platform/web/call.tsx';
import { type Creation, createDraftSaver, type DraftPlace } from '#platform/web/draft-saver.ts';
import { newKey } from '#platform/web/new-key.ts';
import { useDraftSaver } from '#platform/web/use-draft-saver.ts';
import type { FormState } from '../../contract.ts';
import type { EventForm } from '../../rules.ts';
import { createDraft, getEventForm, updateDraft } from '../calls.ts';
import { type DraftCopy, draftCopy } from '../draft-copy.ts';
import { changedFields, isSame, merged } from '../form-changes.ts';

/** Another has saved meanwhile: what they changed, beside what was typed here. */
export type Conflict = { message: string; base: EventForm; theirs: FormState };

type Wanted = {
  start: FormState | null;
  /** What a new one begins with. */
  emptyForm: EventForm;
  personId: string;
  onPlaced: (id: string) => void;
};

/** What is typed, where it is kept, and what is not with the server yet. Drafts save themselves; the rest is saved by hand. */
export function useEventEditor({ start, emptyForm, personId, onPlaced }: Wanted) {
  const call = useCall();
  const { now } = usePortal();
  const isDraft = start === null || start.status === 'draft';
  const [beginning] = useState(() => beginningOf({ start, emptyForm, personId, now }));
  const [form, setForm] = useState(beginning.form);
  const [recovered, setRecovered] = useState(beginning.recovered);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** What the server has of one that is published. */
  const [published, setPublished] = useState({ form: beginning.saved, version: start?.version ?? 0 });
  const formRef = useRef(form);

  const { saver, saving } = useDraftSaver(() =>
    createDraftSaver({
      place: start && { id: start.id, version: beginning.recovered?.version ?? start.version },
      form: beginning.form,
      saved: beginning.saved,
      creation: beginning.creation,
      send: async (typed, at) => {
        const { data } =
          'id' in at
            ? await call(updateDraft, { params: { id: at.id }, body: { form: typed, version: at.version } })
            : await call(createDraft, { body: { form: typed }, key: at.key });
        return data;
      },
      keep,
      forget: (place) => draftCopy.remove(personId, place?.id ?? null),
      onPlaced: ({ id }) => onPlaced(id),
      newKey,
      now: () => new Date(),
    }),
  );

  function keep(typed: EventForm, place: DraftPlace, creation: Creation<EventForm> | null) {
    const at = new Date().toISOString();
    draftCopy.write(personId, place?.id ?? null, { form: typed, version: place?.version ?? null, at, creation });
  }

  function take(next: EventForm) {
    formRef.current = next;
    setForm(next);
    if (isDraft) saver.change(next);
    else if (start) keep(next, { id: start.id, version: published.version }, null);
  }

  const idNow = () => saver.place()?.id ?? start?.id ?? null;

  /** Reads what the other one saved; what was typed stays in the form. */
  async function meetConflict(message: string) {
    const id = idNow();
    if (id === null) return;
    const { data: theirs } = await call(getEventForm, { params: { id } });
    setConflict({ message, base: isDraft ? saver.saved() : published.form, theirs });
  }

  /** What was touched here on top of what the other one saved. */
  function keepMine({ base, theirs }: Conflict) {
    const mine = merged(base, formRef.current, theirs.form);
    formRef.current = mine;
    setForm(mine);
    setConflict(null);
    if (isDraft) {
      saver.resolve(theirs, mine);
      void saver.flush();
    } else setPublished({ form: theirs.form, version: theirs.version });
    return { form: mine, version: theirs.version };
  }

  function forgetCopy() {
    draftCopy.remove(personId, idNow());
  }

  return {
    form,
    formRef,
    isDraft,
    change: (part: Partial<EventForm>) => take({ ...formRef.current, ...part }),
    saver,
    saving,
    published,
    isChanged: changedFields(published.form, form).length > 0,
    /** One that is published has been saved. */
    taken: (version: number) => {
      setPublished({ form: formRef.current, version });
      forgetCopy();
    },
    idNow,
    recovered,
    /** What is saved is wanted after all. */
    forgetRecovered: () => {
      forgetCopy();
      setRecovered(null);
      formRef.current = beginning.saved;
      setForm(beginning.saved);
      if (isDraft && saver.place()) saver.change(beginning.saved);
    },
    conflict,
    meetConflict,
    keepMine,
    forgetCopy,
  };
}

export type EventEditing = ReturnType<typeof useEventEditor>;

type Beginning = {
  form: EventForm;
  saved: EventForm;
  recovered: DraftCopy | null;
  creation: Creation<EventForm> | null;
};

/** What was typed and lost on the way to the server comes back. */
function beginningOf({ start, emptyForm, personId, now }: Omit<Wanted, 'onPlaced'> & { now: Date }): Beginning {
  const saved = start?.form ?? emptyForm;
  const copy = draftCopy.read(personId, start?.id ?? null, now);
  const isOther = copy !== null && !isSame(copy.form, saved);
  const creation = start ? null : (copy?.creation ?? null);
  if (copy && !isOther && !creation) draftCopy.remove(personId, start?.id ?? null);
  return isOther
    ? { form: copy.form, saved, recovered: copy, creation }
    : { form: saved, saved, recovered: null, creation };
}
