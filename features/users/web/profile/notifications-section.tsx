import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { NotificationSettings } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import {
  getMe,
  getNotificationSettings,
  putNotificationSettings,
  putOrganizationNotificationSettings,
} from '../calls.ts';
import { addressesPath, SECTIONS } from '../paths.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

const CHANNELS = ['by_email', 'by_sms', 'by_push'] as const;

/** Of one organisation, or in general. */
type Change = { body: NotificationSettings; organization?: string };

/** Switches, so each takes effect at once. */
export function NotificationsSection() {
  const { notifications: words } = useTexts(userTexts);
  const call = useCall();
  const queries = useQueryClient();
  const answer = useAnswer(getNotificationSettings, {});
  const hasPhone = useAnswer(getMe, {}).data?.data.phone !== null;
  const saving = useAction(
    ({ body, organization }: Change) =>
      organization === undefined
        ? call(putNotificationSettings, { body })
        : call(putOrganizationNotificationSettings, { params: { organization }, body }),
    { invalidates: [getNotificationSettings], isToldInToast: true },
  );
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  const { organizations, ...general } = answer.data.data;

  function save({ by_email, by_sms, by_push }: NotificationSettings, organization?: string) {
    if (saving.isPending) return;
    const body = { by_email, by_sms, by_push };
    // A switch moves under the finger; should the server refuse, it moves back.
    const { queryKey } = answerQuery(call, getNotificationSettings, {});
    queries.setQueryData(queryKey, (before) => before && { data: withChange(before.data, body, organization) });
    void saving.run({ body, ...(organization && { organization }) });
  }

  return (
    <ProfileSection id={SECTIONS.notifications} title={words.title} lead={words.lead}>
      <Switches legend={words.general} settings={general} hasPhone={hasPhone} onChange={(settings) => save(settings)} />
      {organizations.length > 0 ? (
        <div>
          <h3 className={styles.smallHeading}>{words.organisations}</h3>
          <p className="nb-muted">{words.organisations_lead}</p>
          {organizations.map(({ id, name, is_own, ...settings }) => (
            <Accordion
              key={id}
              title={
                <span className="nb-row">
                  {name}
                  <Tag tone={is_own ? 'accent' : 'neutral'}>{is_own ? words.own : words.as_general}</Tag>
                </span>
              }
            >
              <Switches
                legend={name}
                settings={settings}
                hasPhone={hasPhone}
                onChange={(changed) => save(changed, id)}
              />
            </Accordion>
          ))}
        </div>
      ) : null}
    </ProfileSection>
  );
}

type AllSettings = NotificationSettings & { organizations: readonly OrganisationSettings[] };
type OrganisationSettings = NotificationSettings & { id: string; name: string; is_own: boolean };

/** Organisations without choices of their own go along with the general ones. */
const withChange = (before: AllSettings, changed: NotificationSettings, organization: string | undefined) => ({
  ...before,
  ...(organization === undefined && changed),
  organizations: before.organizations.map((one) => {
    if (one.id === organization) return { ...one, ...changed, is_own: true };
    return organization === undefined && !one.is_own ? { ...one, ...changed } : one;
  }),
});

type SwitchesProps = {
  legend: string;
  settings: NotificationSettings;
  hasPhone: boolean;
  onChange: (settings: NotificationSettings) => void;
};

function Switches({ legend, settings, hasPhone, onChange }: SwitchesProps) {
  const { notifications: words, reminders } = useTexts(userTexts);
  const isMissing = (channel: (typeof CHANNELS)[number]) => channel === 'by_sms' && !hasPhone;
  return (
    <FieldGroup legend={legend}>
      {CHANNELS.map((channel) => (
        <CheckboxField
          key={channel}
          kind="switch"
          label={words[channel]}
          checked={settings[channel] && !isMissing(channel)}
          disabled={isMissing(channel)}
          help={isMissing(channel) ? <TextLink href={addressesPath}>{reminders.add_phone}</TextLink> : undefined}
          onChange={(event) => onChange({ ...settings, [channel]: event.currentTarget.checked })}
        />
      ))}
    </FieldGroup>
  );
}
