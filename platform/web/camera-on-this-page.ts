import { useEffect } from 'react';
import { storage } from './storage.ts';

type WithPolicy = { featurePolicy?: { allowsFeature(name: string): boolean } };

const RELOADED = 'door-reloaded';
const ONCE_IN_MS = 30_000;

/**
 * Only this page may use the camera, and the browser goes by the page that was opened: a user who came here from inside
 * the portal is on another page, as far as it knows. Then this one is opened again, once.
 */
export function useCameraOnThisPage(): void {
  useEffect(() => {
    const { featurePolicy } = document as WithPolicy;
    if (!navigator.onLine || featurePolicy?.allowsFeature('camera') !== false) return;
    const before = Number(storage.read(RELOADED) ?? 0);
    if (Date.now() - before < ONCE_IN_MS) return;
    storage.write(RELOADED, String(Date.now()));
    location.reload();
  }, []);
}
