import type { ReactNode } from 'react';
import type { Attendee } from '../../participants-contract.ts';
import type { Asked } from './participant-actions.tsx';

/** The way to say that something is wrong with a user who takes part. */
export type ReportOf = (person: { id: string; name: string }) => ReactNode;

/** What the table and the cards show. */
export type ShownParticipants = {
  attendees: readonly Attendee[];
  status: 'attending' | 'waiting';
  now: Date;
  canRun: boolean;
  /** Of the user who stands last in line. */
  lastPosition: number;
  onAsk: (asked: Asked) => void;
  reportOf: ReportOf;
};
