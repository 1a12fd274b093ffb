import type { QueryClient } from '@tanstack/react-query';

/** The browser's cache of answers. The portal's frame brings it; the sign-in does without, and without its library. */
export const browserQueries: { client: QueryClient | null } = { client: null };
