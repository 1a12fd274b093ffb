import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context.ts';

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}
