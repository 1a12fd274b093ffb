import { useEffect, useRef } from 'react';
import { Toast } from './toast.tsx';
import type { ShownToast } from './toast-context.ts';
import styles from './toast-region.module.css';
import { useToasts } from './use-toasts.ts';

type ToastRegionProps = {
  /** Names the region for those who look for it by ear: 'Beskjeder'. */
  label: string;
  closeLabel: string;
  durationMs?: number;
};

/** Messages at the top of the screen, in the middle. Both live regions are there before the first message comes. */
export function ToastRegion({ label, closeLabel, durationMs = 8000 }: ToastRegionProps) {
  const { toasts, dismissToast } = useToasts();
  const ref = useRef<HTMLElement>(null);
  const newestKey = toasts.at(-1)?.key;

  useEffect(() => {
    const region = ref.current;
    if (region && newestKey !== undefined) liftAboveDialogs(region);
  }, [newestKey]);

  const show = (toast: ShownToast) => (
    <Toast
      key={toast.key}
      title={toast.title}
      text={toast.text}
      tone={toast.tone}
      {...(toast.action && { action: toast.action })}
      closeLabel={closeLabel}
      durationMs={durationMs}
      onDismiss={() => dismissToast(toast.key)}
    />
  );
  return (
    <section ref={ref} className={styles.region} popover="manual" aria-label={label}>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.filter(({ tone }) => tone === 'danger').map(show)}
      </div>
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {toasts.filter(({ tone }) => tone !== 'danger').map(show)}
      </div>
    </section>
  );
}

/** An open modal dialog covers every z-index; showing the popover again puts it on top of that too. */
function liftAboveDialogs(region: HTMLElement) {
  if (typeof region.showPopover !== 'function') return;
  region.hidePopover();
  region.showPopover();
}
