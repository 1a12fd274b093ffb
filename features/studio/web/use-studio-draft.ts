import { useRef, useState } from 'react';
import { useLeavingDraft } from '#features/portal/web/use-leaving-draft.ts';
import type { TenantDifferences } from '#features/tenants/contract.ts';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { createDraftSaver } from '#platform/web/draft-saver.ts';
import { newKey } from '#platform/web/new-key.ts';
import { useDraftSaver } from '#platform/web/use-draft-saver.ts';
import { useMeetConflict } from '#platform/web/use-meet-conflict.ts';
import type { OpenedPortal } from '../contract.ts';
import { changedFields } from '../rules.ts';
import { openPortal, savePortalDraft } from './calls.ts';

/** Another has saved meanwhile, or the draft is gone: what there is now, beside what was chosen here. */
type StudioConflict = { message: string; theirs: OpenedPortal };

const nothing = () => undefined;

export const draftIn = ({ draft, published }: OpenedPortal): TenantDifferences => draft?.differences ?? published;

/** What is chosen for a portal. It saves itself a moment after the last choice. */
export function useStudioDraft(start: OpenedPortal) {
  const call = useCall();
  const params = { key: start.key };
  const [form, setForm] = useState(draftIn(start));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<StudioConflict | null>(null);
  /** Counts what is with the server: the preview is fetched again. */
  const [savedTimes, setSavedTimes] = useState(0);
  const formRef = useRef(form);
  const { saver, saving } = useDraftSaver(() =>
    createDraftSaver<TenantDifferences>({
      place: { id: start.key, version: start.revision },
      form: draftIn(start),
      send: async (differences, at) => {
        const revision = 'version' in at ? at.version : start.revision;
        try {
          const { data } = await call(savePortalDraft, { params, body: { differences, revision } });
          setErrors({});
          setSavedTimes((times) => times + 1);
          return { id: start.key, version: data.revision };
        } catch (error) {
          if (error instanceof CallFailed && error.errors) setErrors(firstOf(error.errors));
          throw error;
        }
      },
      keep: nothing,
      forget: nothing,
      newKey,
    }),
  );
  useMeetConflict(saving.kind === 'conflict' ? saving.message : null, async (message) => {
    const { data } = await call(openPortal, { params });
    setConflict({ message, theirs: data });
  });

  const unsaved = useLeavingDraft(saving, saver.flush);

  function take(next: TenantDifferences) {
    formRef.current = next;
    setForm(next);
  }

  function settle({ theirs }: StudioConflict, keepsMine: boolean) {
    const now = draftIn(theirs);
    const next = keepsMine ? merged(saver.saved(), formRef.current, now) : now;
    take(next);
    setConflict(null);
    saver.resolve({ form: now, version: theirs.revision }, next);
    if (keepsMine) void saver.flush();
  }

  return {
    form,
    errors,
    change: (part: TenantDifferences) => {
      take({ ...formRef.current, ...part });
      saver.change(formRef.current);
    },
    /** Says what was published about a field again. */
    undo: (field: keyof TenantDifferences) => {
      const { [field]: _undone, ...rest } = formRef.current;
      const { [field]: before }: TenantDifferences = start.published;
      take(before === undefined ? rest : { ...rest, [field]: before });
      saver.change(formRef.current);
    },
    revision: () => saver.place()?.version ?? start.revision,
    savedTimes,
    saver,
    saving,
    conflict,
    settle,
    unsaved,
  };
}

export type StudioDraft = ReturnType<typeof useStudioDraft>;

/** What was chosen here stays; everything else becomes what the other one has saved. */
function merged(base: TenantDifferences, mine: TenantDifferences, theirs: TenantDifferences): TenantDifferences {
  const next: Record<string, unknown> = { ...theirs };
  for (const field of changedFields(base, mine)) {
    if (mine[field] === undefined) delete next[field];
    else next[field] = mine[field];
  }
  return next as TenantDifferences;
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, [first = '']]) => [field.replace(/^differences\./, ''), first]),
  );
