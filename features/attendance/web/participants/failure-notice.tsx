import { Notice } from '#ui/notice.tsx';

/** Nothing until something has gone wrong. */
export function FailureNotice({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Notice tone="danger" isLive>
      {children}
    </Notice>
  );
}
