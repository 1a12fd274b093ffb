import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that has come in place of another: the user who listens is taken there. */
export function RequestHeading({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 id={id} ref={ref} tabIndex={-1}>
      {children}
    </h2>
  );
}
