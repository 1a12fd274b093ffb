import { useState } from 'react';
import { storage } from '#platform/web/storage.ts';

const SOUND = 'door-sound';

/** Whether a user at a desk wants to hear and feel what became of a code. The device remembers it. */
export function useSound(): { hasSound: boolean; changeSound: (isOn: boolean) => void } {
  const [hasSound, setHasSound] = useState(() => storage.read(SOUND) === 'on');
  return {
    hasSound,
    changeSound(isOn) {
      storage.write(SOUND, isOn ? 'on' : 'off');
      setHasSound(isOn);
    },
  };
}
