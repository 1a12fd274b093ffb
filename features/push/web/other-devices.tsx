import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { Device } from '../contract.ts';
import { pushTexts } from '../texts/token.ts';
import styles from './other-devices.module.css';
import { useThisDevice } from './use-this-device.ts';

type OtherDevicesProps = {
  devices: readonly Device[];
  onTurnOff: (device: Device) => void;
};

/** Where else a user is notified: a phone that is lost is turned off from here. */
export function OtherDevices({ devices, onTurnOff }: OtherDevicesProps) {
  const texts = useTexts(pushTexts);
  const moments = useTexts(momentTexts);
  const here = useThisDevice();
  const others = devices.filter(({ fingerprint }) => fingerprint !== here.data?.fingerprint);
  if (!here.isSuccess || others.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{texts.others}</h3>
      <ul className={styles.list}>
        {others.map((device) => {
          const agent = device.agent || texts.unknown_agent;
          return (
            <li key={device.id} className={styles.device}>
              <span>
                <strong>{agent}</strong>
                <span className={styles.detail}>{texts.since(longDate(device.created_at, moments))}</span>
              </span>
              <Button
                variant="secondary"
                isSmall
                aria-label={texts.turn_off_of(agent)}
                onClick={() => onTurnOff(device)}
              >
                {texts.turn_off}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
