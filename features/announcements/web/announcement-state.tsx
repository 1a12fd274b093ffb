import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Announcement } from '../contract.ts';
import { readAnnouncement } from '../rules.ts';

const AnnouncementContext = createContext<Announcement | null>(null);

/** The header of every API answer ends up here, whichever call it was. */
const listeners = new Set<(message: Announcement | null) => void>();

export function hearAnnouncement(header: string | null): void {
  const message = readAnnouncement(header);
  for (const listener of listeners) listener(message);
}

export function AnnouncementProvider({ initial, children }: { initial: Announcement | null; children: ReactNode }) {
  const [message, setMessage] = useState(initial);
  useEffect(() => {
    const listener = (next: Announcement | null) =>
      setMessage((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return <AnnouncementContext value={message}>{children}</AnnouncementContext>;
}

export const useAnnouncement = (): Announcement | null => useContext(AnnouncementContext);
