import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { Device } from '../contract.ts';
import { pushTexts } from '../texts/token.ts';
import { useDeviceSwitch } from './use-device-switch.ts';

type DeviceSwitchProps = {
  publicKey: string;
  devices: readonly Device[];
};

/** BEY-01: whether this browser shows reminders. It asks for leave only when a user touches the switch. */
export function DeviceSwitch({ publicKey, devices }: DeviceSwitchProps) {
  const texts = useTexts(pushTexts);
  const { isReady, isBusy, isOn, obstacle, trouble, set } = useDeviceSwitch({ publicKey, devices });
  // Who has just said no is told so by the obstacle.
  const error = trouble === null || obstacle !== null ? undefined : texts.trouble[trouble];
  return (
    <CheckboxField
      kind="switch"
      label={texts.label}
      checked={isOn}
      disabled={!isReady || obstacle !== null}
      aria-busy={isBusy}
      help={<span role="status">{obstacle === null ? texts.help : texts.obstacles[obstacle]}</span>}
      error={error}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  );
}
