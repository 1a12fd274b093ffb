import { useLocation, useNavigate } from 'react-router';
import { portalTexts } from '#features/portal/texts/token.ts';
import { handleFailure } from '#features/portal/web/answer-errors.ts';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { useTickets } from './use-login.tsx';

/** ERR-01 for a button: what failed is told beside the page, which stays as it is. */
export function useFailureToast(): (error: unknown) => void {
  const toasts = useToasts();
  const navigate = useNavigate();
  const texts = useTexts(portalTexts);
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
