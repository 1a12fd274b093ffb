import { useNavigate } from 'react-router';
import { useToasts } from '#ui/use-toasts.ts';
import { handleFailure, type InvalidForm } from './answer-errors.ts';
import { useShellTexts } from './use-shell-texts.ts';

/** `handleFailure` with the services of the page it is used on. */
export function useFailureHandler(): (error: unknown) => InvalidForm | null {
  const toasts = useToasts();
  const navigate = useNavigate();
  const texts = useShellTexts();
  return (error) => handleFailure(error, { toasts, navigate, texts });
}
