import { useQueryClient } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { NotificationSettings } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getNotificationSettings, putNotificationSettings, putOrganizationNotificationSettings } from '../calls.ts';
import { SECTIONS } from '../paths.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useAttempt } from './use-attempt.ts';

const CHANNELS = ['by_email', 'by_sms', 'by_push'] as const;

/** Switches, so each takes effect at once. */
export function NotificationsSection() {
  const { notifications: words } = useTexts(userTexts);
  const call = useCall();
  const queries = useQueryClient();
  const answer = useAnswer(getNotificationSettings, {});
  const { failure, attempt } = useAttempt();
  const { queryKey } = answerQuery(call, getNotificationSettings, {});
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  const { organizations, ...general } = answer.data.data;

  const save = (settings: NotificationSettings, organization?: string) =>
    attempt(async () => {
      const { by_email, by_sms, by_push } = settings;
      const body = { by_email, by_sms, by_push };
      // A switch moves under the finger; should the server refuse, it moves back.
      queries.setQueryData(queryKey, (before) => before && { data: withChange(before.data, body, organization) });
      try {
        if (organization === undefined) await call(putNotificationSettings, { body });
        else await call(putOrganizationNotificationSettings, { params: { organization }, body });
      } finally {
        await queries.invalidateQueries({ queryKey });
      }
    });

  return (
    <ProfileSection id={SECTIONS.notifications} title={words.title} lead={words.lead}>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Switches legend={words.general} settings={general} onChange={(settings) => void save(settings)} />
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
              <Switches legend={name} settings={settings} onChange={(changed) => void save(changed, id)} />
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
  onChange: (settings: NotificationSettings) => void;
};

function Switches({ legend, settings, onChange }: SwitchesProps) {
  const { notifications: words } = useTexts(userTexts);
  return (
    <FieldGroup legend={legend}>
      {CHANNELS.map((channel) => (
        <CheckboxField
          key={channel}
          kind="switch"
          label={words[channel]}
          checked={settings[channel]}
          onChange={(event) => onChange({ ...settings, [channel]: event.currentTarget.checked })}
        />
      ))}
    </FieldGroup>
  );
}
