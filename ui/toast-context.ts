import { createContext } from 'react';

export type ToastMessage = {
  title: string;
  text?: string | undefined;
  /** An error is read out at once, everything else when the reader is ready. */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** One thing to do about it. A message with something to do stays until it is closed. */
  action?: { label: string; onClick: () => void };
};

export type ShownToast = ToastMessage & { key: number };

export type Toasts = {
  toasts: readonly ShownToast[];
  showToast: (message: ToastMessage) => void;
  dismissToast: (key: number) => void;
};

export const ToastContext = createContext<Toasts | null>(null);
