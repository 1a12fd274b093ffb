import { useRef, useState } from 'react';
import { useLeavingDraft } from '#features/portal/web/use-leaving-draft.ts';
import { useCall } from '#platform/web/call.tsx';
import { createDraftSaver } from '#platform/web/draft-saver.ts';
import { newKey } from '#platform/web/new-key.ts';
import { useDraftSaver } from '#platform/web/use-draft-saver.ts';
import { useMeetConflict } from '#platform/web/use-meet-conflict.ts';
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
  useMeetConflict(saving.kind === 'conflict' ? saving.message : null, async (message) => {
    const { data } = await call(getSchemeVersion, { params: { id: start.id } });
    setConflict({ message, base: saver.saved(), theirs: data });
  });

  const unsaved = useLeavingDraft(saving, saver.flush);

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
    unsaved,
  };
}

export type SchemeDraft = ReturnType<typeof useSchemeDraft>;
