import { useLocation, useNavigate } from 'react-router';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { getStartedPath } from '../../paths.ts';
import { handleFailure } from '../../shell/answer-errors.ts';
import { shellTexts } from '../../shell/texts/token.ts';

/** ERR-01 for a button: what failed is told beside the page, which stays as it is. */
export function useFailureToast(): (error: unknown) => void {
  const toasts = useToasts();
  const navigate = useNavigate();
  const texts = useTexts(shellTexts);
  const tickets = useTickets();
  const { pathname, search } = useLocation();
  function logOut() {
    tickets.clear();
    navigate(getStartedPath(pathname + search));
  }
  return (error) => {
    const invalid = handleFailure(error, { toasts, navigate, texts, logOut });
    if (invalid) toasts.showToast({ tone: 'danger', title: invalid.message });
  };
}
