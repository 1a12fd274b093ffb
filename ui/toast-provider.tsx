import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type ShownToast, ToastContext, type ToastMessage } from './toast-context.ts';

/** Holds the messages; `ToastRegion` shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastKeyRef = useRef(0);

  const showToast = useCallback((message: ToastMessage) => {
    lastKeyRef.current += 1;
    const shown = { ...message, key: lastKeyRef.current };
    setToasts((earlier) => [...earlier, shown]);
  }, []);

  const dismissToast = useCallback((key: number) => {
    setToasts((earlier) => earlier.filter((toast) => toast.key !== key));
  }, []);

  const value = useMemo(() => ({ toasts, showToast, dismissToast }), [toasts, showToast, dismissToast]);
  return <ToastContext value={value}>{children}</ToastContext>;
}
