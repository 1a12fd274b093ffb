import { storage } from '#platform/web/storage.ts';
import type { ScreenPlan } from '../../contract.ts';

const KEPT = 'wall';

/** What a screen knows when it is switched on again, with a network or without. */
export type KeptScreen = {
  token: string;
  /** Until it belongs to a municipality. */
  code: string;
  expires_at: string;
  /** From then on. */
  revision: string | null;
  plan: ScreenPlan | null;
};

export const keptScreen = {
  read(): KeptScreen | null {
    try {
      const read: unknown = JSON.parse(storage.read(KEPT) ?? 'null');
      return isKept(read) ? read : null;
    } catch {
      return null;
    }
  },
  keep: (screen: KeptScreen): void => storage.write(KEPT, JSON.stringify(screen)),
  forget: (): void => storage.remove(KEPT),
};

/** This page wrote it, and an older one may have written less. */
const isKept = (read: unknown): read is KeptScreen =>
  typeof read === 'object' && read !== null && 'token' in read && typeof read.token === 'string' && 'plan' in read;
