import type { ReactNode } from 'react';
import { GATHERED_CATEGORIES } from '#features/messages/rules.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { userTexts } from '../texts/token.ts';
import { getNotificationSettings } from './calls.ts';
import { ChannelRow } from './channel-row.tsx';
import styles from './notification-choices.module.css';
import { addressesPath } from './paths.ts';
import { CHANNELS, type SettingsInForce } from './settings-in-force.ts';
import { type ChosenFor, useSaveChoice } from './use-save-choice.ts';

/** NOT-04: by what a user is told of what, and by which organisation. Each choice takes effect at once. */
export function NotificationChoices() {
  const { notifications: words } = useTexts(userTexts);
  const saveChoice = useSaveChoice();
  const answer = useAnswer(getNotificationSettings, {});
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  const { categories, organizations, has_email, has_phone, ...general } = answer.data.data;
  const channels = CHANNELS.filter((channel) => channel !== 'by_sms' || has_phone);
  const isMissing = { by_portal: false, by_email: !has_email, by_sms: !has_phone, by_push: false };

  const save = ({ by_portal, by_email, email_pace, by_sms, by_push }: SettingsInForce, about?: ChosenFor) =>
    saveChoice({ by_portal, by_email, email_pace, by_sms, by_push }, about);

  return (
    <div className={styles.panels}>
      <ChoicesPanel title={words.what} channels={channels}>
        <ChannelRow
          title={words.general}
          text={words.general_text}
          settings={general}
          channels={channels}
          isMissing={isMissing}
          onChange={(settings) => save(settings)}
        />
        {categories.map(({ category, ...settings }) => (
          <ChannelRow
            key={category}
            {...words.categories[category]}
            settings={settings}
            channels={channels}
            isMissing={isMissing}
            isAlwaysInPortal={category === 'places'}
            canBeGathered={GATHERED_CATEGORIES.some((gathered) => gathered === category)}
            onChange={(changed) => save(changed, { category })}
          />
        ))}
      </ChoicesPanel>
      {organizations.length > 0 ? (
        <ChoicesPanel title={words.organisations} channels={channels}>
          {organizations.map(({ id, name, is_member, ...settings }) => (
            <ChannelRow
              key={id}
              title={name}
              text={words.tie(is_member, settings.is_own)}
              settings={settings}
              channels={channels}
              isMissing={isMissing}
              onChange={(changed) => save(changed, { organization: id })}
            />
          ))}
          <p className={styles.note}>{words.organisations_lead}</p>
        </ChoicesPanel>
      ) : null}
      <p className={styles.note}>{words.pace_note}</p>
      <p className={styles.note}>{words.always}</p>
      {has_email ? null : <TextLink href={addressesPath}>{words.add_email}</TextLink>}
      {has_phone ? null : <TextLink href={addressesPath}>{words.add_phone}</TextLink>}
    </div>
  );
}

type ChoicesPanelProps = { title: string; channels: readonly (typeof CHANNELS)[number][]; children: ReactNode };

function ChoicesPanel({ title, channels, children }: ChoicesPanelProps) {
  const { notifications: words } = useTexts(userTexts);
  return (
    <section className={`nb-panel ${styles.panel}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {/* Each box says it again for itself. */}
        {channels.map((channel) => (
          <span key={channel} className={styles.channel} aria-hidden>
            {words.channels[channel]}
          </span>
        ))}
      </div>
      {children}
    </section>
  );
}
