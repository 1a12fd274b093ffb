import { useSearchParams } from 'react-router';
import { safeReturnUrl } from '../../rules.ts';

/** Where a user wanted to go before they had to sign in: always inside the portal (RTE-09). */
export function useReturnUrl(): string {
  const [query] = useSearchParams();
  return safeReturnUrl(query.get('returnUrl'));
}
