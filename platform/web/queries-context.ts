import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/**
 * The cache of answers, where there is one. The sign-in does without, and without the library behind it: only its type
 * is known here.
 */
export const QueriesContext = createContext<QueryClient | null>(null);

/** For the few who can be inside the portal or outside. */
export const useQueriesIfAny = (): QueryClient | null => useContext(QueriesContext);
