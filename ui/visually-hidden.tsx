import type { ReactNode } from 'react';

/** For a reader's ears only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="nb-sr">{children}</span>;
}
