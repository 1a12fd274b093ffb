import { useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { useCall } from '#platform/web/call.tsx';
import { AT_RISK, createDraftSaver } from '#platform/web/draft-saver.ts';
import { newKey } from '#platform/web/new-key.ts';
import { useDraftSaver } from '#platform/web/use-draft-saver.ts';
import type { OpenedVersion } from '../contract.ts';
import type { SchemeForm } from '../form.ts';
import { getSchemeVersion, saveSchemeDraft } from './calls.ts';
import { mergedForm } from './form-differences.ts';

/** Another has saved meanwhile: what they changed, beside what was typed here. */
export type SchemeConflict = { message: string; base: SchemeForm; theirs: OpenedVersion };

const nothing = () => undefined;

/** What is typed in a draft. It saves itself a moment after the last key. */
export function useSchemeDraft(start: OpenedVersion) {
  const call = useCall();
  const [form, setForm] = useState(start.form);
  const [conflict, setConflict] = useState<SchemeConflict | null>(null);
  const formRef = useRef(form);
  const { saver, saving } = useDraftSaver(() =>
    createDraftSaver<SchemeForm>({
      place: { id: start.id, version: start.revision },
      form: start.form,
      send: async (typed, at) => {
        const revision = 'version' in at ? at.version : start.revision;
        const { data } = await call(saveSchemeDraft, { params: { id: start.id }, body: { form: typed, revision } });
        return { id: data.id, version: data.revision };
      },
      keep: nothing,
      forget: nothing,
      newKey,
    }),
  );
  const message = saving.kind === 'conflict' ? saving.message : null;

  useEffect(() => {
    if (message === null) return;
    let isWanted = true;
    void call(getSchemeVersion, { params: { id: start.id } }).then(({ data }) => {
      if (isWanted) setConflict({ message, base: saver.saved(), theirs: data });
    });
    return () => {
      isWanted = false;
    };
  }, [message, call, saver, start.id]);

  /** SHL-13: it is saved on the way out; a user is asked only when that fails. */
  const unsaved = useUnsavedChanges(AT_RISK.includes(saving.kind));
  const { isAsking, leave } = unsaved;
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isAsking) return setHasFailed(false);
    void saver.flush().then((isSaved) => (isSaved ? leave() : setHasFailed(true)));
  }, [isAsking, leave, saver]);

  function take(next: SchemeForm) {
    formRef.current = next;
    setForm(next);
  }

  function settle({ base, theirs }: SchemeConflict, keepsMine: boolean) {
    const next = keepsMine ? mergedForm(base, formRef.current, theirs.form) : theirs.form;
    take(next);
    setConflict(null);
    saver.resolve({ form: theirs.form, version: theirs.revision }, next);
    if (keepsMine) void saver.flush();
  }

  return {
    form,
    change: (part: Partial<SchemeForm>) => {
      take({ ...formRef.current, ...part });
      saver.change(formRef.current);
    },
    saver,
    saving,
    conflict,
    settle,
    unsaved: { ...unsaved, isAsking: isAsking && hasFailed },
  };
}

export type SchemeDraft = ReturnType<typeof useSchemeDraft>;
