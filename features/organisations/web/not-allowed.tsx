import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OwnAccess } from '../contract.ts';
import { StopNotice } from './stop-notice.tsx';

type NotAllowedProps = {
  stop: OwnAccess['stop'];
  title: string;
  /** The way back to the organisation's own page. */
  back: ReactNode;
  children: ReactNode;
};

/** Why there is nothing to do on a page: the organisation has been stopped, or others run it. */
export function NotAllowed({ stop, title, back, children }: NotAllowedProps) {
  if (stop) return <StopNotice stop={stop} />;
  return (
    <EmptyState title={title} actions={back}>
      {children}
    </EmptyState>
  );
}
