import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { Device } from '../contract.ts';
import { addDevice, listDevices, removeDevice } from './calls.ts';
import { PermissionMissing, subscribeHere, unsubscribeHere } from './this-device.ts';
import { THIS_DEVICE, useThisDevice } from './use-this-device.ts';

type Trouble = 'dismissed' | 'failed' | 'not_off';

/** Turns this browser on and off. It is on when both sides say so: it can be reached, and as the person who asks. */
export function useDeviceSwitch({ publicKey, devices }: { publicKey: string; devices: readonly Device[] }) {
  const call = useCall();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const here = useThisDevice();
  const own = devices.find(({ fingerprint }) => fingerprint === here.data?.fingerprint) ?? null;

  const set = async (isWanted: boolean) => {
    if (wanted !== null) return;
    setWanted(isWanted);
    setTrouble(null);
    try {
      await (isWanted ? turnOn() : turnOff());
    } catch (error) {
      setTrouble(error instanceof PermissionMissing ? 'dismissed' : isWanted ? 'failed' : 'not_off');
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: THIS_DEVICE }),
        queries.invalidateQueries({ queryKey: answerQuery(call, listDevices, {}).queryKey }),
      ]);
      setWanted(null);
    }
  };

  const turnOn = async () => {
    const body = await subscribeHere(publicKey);
    await call(addDevice, { body }).catch(async (error: unknown) => {
      await unsubscribeHere();
      throw error;
    });
  };

  const turnOff = async () => {
    if (own) await call(removeDevice, { body: { id: own.id } });
    // The push service may be out of reach; the server sends nothing more in any case.
    await unsubscribeHere().catch(() => {});
  };

  return {
    isReady: here.isSuccess,
    isBusy: wanted !== null,
    /** It moves under the finger, and back should it not work. */
    isOn: wanted ?? own !== null,
    obstacle: here.data?.obstacle ?? null,
    trouble,
    set,
  };
}
