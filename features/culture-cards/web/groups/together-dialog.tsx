import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { CultureCardId } from '#features/vocabulary/ids.ts';
import { MAX_PER_PAGE } from '#platform/contract/paging.ts';
import { clock } from '#platform/language/dates.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckLine } from '#ui/check-line.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Occasion } from '../../contract.ts';
import type { CultureGroup, GroupMember } from '../../groups-contract.ts';
import { MAX_REGISTERED_AT_ONCE } from '../../rules.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { listGroupMembers } from '../calls.ts';
import styles from './groups.module.css';
import { useRegisterGroup } from './use-group-deeds.ts';

type TogetherDialogProps = {
  group: CultureGroup;
  organisationId: string;
  occasions: readonly Occasion[];
  onClose: () => void;
};

/** A whole group at once: everybody is ticked whose card holds, and those who did not come are unticked. */
export function TogetherDialog({ group, organisationId, occasions, onClose }: TogetherDialogProps) {
  const { together: texts, card: words, cancel, close } = useTexts(cultureDeskTexts);
  const { showToast } = useToasts();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [absent, setAbsent] = useState<ReadonlySet<CultureCardId>>(new Set());
  const [occasion, setOccasion] = useState<string>(occasions[0]?.occurrence_id ?? '');
  const answer = useWholeGroup(group, organisationId);
  const members = answer.data ?? [];
  const came = members.filter(({ id, state }) => state === 'holds' && !absent.has(id));
  const registering = useRegisterGroup(idOf);

  async function submit() {
    if (came.length === 0) return registering.setErrors({ card_ids: texts.nobody });
    const done = await registering.run({
      organization_id: organisationId,
      group_id: group.id,
      card_ids: came.map(({ id }) => id),
      occurrence_id: occasion === '' ? null : occasion,
    });
    if (!done) return;
    const { registered, left_out } = done.result;
    const names = left_out.map(({ name }) => name).join(', ');
    showToast({
      tone: left_out.length > 0 ? 'neutral' : 'success',
      title: texts.done(registered),
      text: left_out.length > 0 ? texts.left_out(names) : group.name,
    });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.title(group.name)}
      text={texts.text}
      submitLabel={texts.submit(came.length)}
      cancelLabel={cancel}
      closeLabel={close}
      action={registering}
      onSubmit={submit}
      onClose={onClose}
    >
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {occasions.length === 0 ? null : (
        <SelectField
          id={idOf('occurrence_id')}
          label={words.what(group.name)}
          value={occasion}
          error={registering.errors.occurrence_id}
          onChange={({ target }) => setOccasion(target.value)}
        >
          {occasions.map(({ occurrence_id, name, start_at }) => (
            <option key={occurrence_id} value={occurrence_id}>
              {name} · {clock(start_at)}
            </option>
          ))}
          <option value="">{words.house}</option>
        </SelectField>
      )}
      <FieldGroup id={idOf('card_ids')} legend={texts.who} error={registering.errors.card_ids}>
        <div className={styles.came}>
          {members.map(({ id, name, state }) => (
            <CheckLine
              key={id}
              label={
                <span>
                  {name}
                  {state === 'holds' ? null : <small className="nb-muted"> · {words.states[state]}</small>}
                </span>
              }
              disabled={state !== 'holds'}
              checked={state === 'holds' && !absent.has(id)}
              onChange={({ target }) => {
                const next = new Set(absent);
                if (target.checked) next.delete(id);
                else next.add(id);
                setAbsent(next);
                registering.clearError('card_ids');
              }}
            />
          ))}
        </div>
      </FieldGroup>
    </ActionDialog>
  );
}

/** Page by page, as many as can be registered at once. */
function useWholeGroup(group: CultureGroup, organisationId: string) {
  const call = useCall();
  return useQuery({
    queryKey: [listGroupMembers.method, listGroupMembers.path, group.id, 'whole'],
    queryFn: async ({ signal }) => {
      const members: GroupMember[] = [];
      for (let page = 1, last = 1; page <= last && members.length < MAX_REGISTERED_AT_ONCE; page += 1) {
        const query = { group_id: group.id, organization_id: organisationId, page, perPage: MAX_PER_PAGE };
        const { data, meta } = await call(listGroupMembers, { query }, signal);
        members.push(...data);
        last = meta.last_page;
      }
      return members.slice(0, MAX_REGISTERED_AT_ONCE);
    },
  });
}
