import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { type Permission, type PermissionSettings, RANKS, type Rank } from '../../rules.ts';
import type { getPermissionSettings as contract } from '../../running-contract.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { getOwnAccess, getPermissionSettings, setPermissionSettings } from '../calls.ts';
import styles from './edit-page.module.css';

type StoredPermission = AnswerOf<typeof contract>['data']['permissions'][number];

type PermissionFormProps = {
  id: string;
  stored: readonly StoredPermission[];
  onDirty: (isDirty: boolean) => void;
};

/** What people look for together stands together. */
const GROUPS = {
  people: [
    'see_members',
    'see_contact_data',
    'answer_requests',
    'invite_members',
    'change_roles',
    'export_people',
    'message_members',
    'send_sms',
    'give_certificates',
    'define_certificates',
  ],
  events: ['run_events', 'see_attendees', 'delete_events'],
  pages: ['edit_organization', 'edit_gallery', 'edit_documents', 'answer_partners', 'see_statistics'],
  running: ['edit_settings', 'transfer_ownership', 'delete_organization'],
} as const satisfies Record<string, readonly Permission[]>;

/** ORG-04: which role each thing asks for, from the portal's own lowest upwards. */
export function PermissionForm({ id, stored, onDirty }: PermissionFormProps) {
  const { settings: texts } = useTexts(runningTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [wanted, setWanted] = useState<PermissionSettings>({});
  const saving = useAction(
    (permissions: PermissionSettings) => call(setPermissionSettings, { params: { id }, body: { permissions } }),
    { invalidates: [getPermissionSettings, getOwnAccess] },
  );
  const isDirty = stored.some(({ key, rank }) => (wanted[key] ?? rank) !== rank);

  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!(await saving.run(settingsOf(stored, wanted)))) return;
    setWanted({});
    showToast({ tone: 'success', title: texts.saved });
  }

  return (
    <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={handleSubmit}>
      <ActionFailure action={saving} level={3} />
      {Object.entries(GROUPS).map(([group, keys]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{texts.groups[group as keyof typeof GROUPS]}</h3>
          {keys.map((key) => {
            const permission = stored.find((each) => each.key === key);
            return permission ? (
              <PermissionLine
                key={key}
                permission={permission}
                rank={wanted[key] ?? permission.rank}
                onChange={(rank) => setWanted((before) => ({ ...before, [key]: rank }))}
              />
            ) : null;
          })}
        </section>
      ))}
      <div>
        <Button type="submit" isLoading={saving.isPending} disabled={!isDirty}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

type PermissionLineProps = { permission: StoredPermission; rank: Rank; onChange: (rank: Rank) => void };

function PermissionLine({ permission: { key, lowest, is_adjustable }, rank, onChange }: PermissionLineProps) {
  const { settings: texts } = useTexts(runningTexts);
  const fieldId = `rettighet-${key}`;
  if (!is_adjustable) {
    return (
      <p className={styles.right}>
        <span>{texts.permissions[key]}</span>
        <span className={styles.fixed}>{texts.ranks[rank]}</span>
      </p>
    );
  }
  return (
    <div className={styles.right}>
      <label htmlFor={fieldId}>{texts.permissions[key]}</label>
      <select
        id={fieldId}
        className="ds-input"
        value={rank}
        onChange={(event) => onChange(RANKS.find((each) => each === event.currentTarget.value) ?? lowest)}
      >
        {RANKS.slice(RANKS.indexOf(lowest)).map((each) => (
          <option key={each} value={each}>
            {texts.ranks[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Those that ask for no more than the portal does are left out, so that they follow the portal. */
function settingsOf(stored: readonly StoredPermission[], wanted: PermissionSettings): PermissionSettings {
  return Object.fromEntries(
    stored
      .filter(({ is_adjustable }) => is_adjustable)
      .map(({ key, rank, lowest }) => ({ key, rank: wanted[key] ?? rank, lowest }))
      .filter(({ rank, lowest }) => rank !== lowest)
      .map(({ key, rank }) => [key, rank]),
  );
}
