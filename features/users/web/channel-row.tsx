import { useId } from 'react';
import { EMAIL_PACES, type EmailPace } from '#features/messages/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { userTexts } from '../texts/token.ts';
import styles from './notification-choices.module.css';
import type { CHANNELS, SettingsInForce } from './settings-in-force.ts';

type ChannelRowProps = {
  title: string;
  text: string;
  settings: SettingsInForce;
  /** Those that are offered. */
  channels: readonly (typeof CHANNELS)[number][];
  /** What the user has no address for. */
  isMissing: Readonly<Record<(typeof CHANNELS)[number], boolean>>;
  isAlwaysInPortal?: boolean;
  /** Whether its e-mails can come in one letter a day or a week. */
  canBeGathered?: boolean;
  onChange: (settings: SettingsInForce) => void;
};

/** One thing to be told of, and a box for each way to be told. */
export function ChannelRow({
  title,
  text,
  settings,
  channels,
  isMissing,
  isAlwaysInPortal = false,
  canBeGathered = true,
  onChange,
}: ChannelRowProps) {
  const { notifications: words } = useTexts(userTexts);
  const id = useId();
  const isFixed = (channel: (typeof CHANNELS)[number]) => isAlwaysInPortal && channel === 'by_portal';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid beside the boxes
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-text`} className={styles.row}>
      <div>
        <strong id={id}>{title}</strong>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        {canBeGathered && settings.by_email && !isMissing.by_email ? (
          <label className={styles.pace}>
            {words.pace}
            <select
              className={`ds-input ${styles.paces}`}
              value={settings.email_pace}
              onChange={(event) => onChange({ ...settings, email_pace: paceIn(event.currentTarget.value) })}
            >
              {EMAIL_PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {words.paces[pace]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {channels.map((channel) => (
        <CheckboxField
          key={channel}
          label={<span className={styles.label}>{words.channels[channel]}</span>}
          checked={isFixed(channel) || (settings[channel] && !isMissing[channel])}
          disabled={isFixed(channel) || isMissing[channel]}
          onChange={(event) => onChange({ ...settings, [channel]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}

const paceIn = (value: string): EmailPace => EMAIL_PACES.find((pace) => pace === value) ?? 'at_once';
