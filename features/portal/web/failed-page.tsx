import { type ComponentType, createContext, useContext } from 'react';

type Failure = { error: unknown };

/** What a page that failed shows: apps/web says it, because it puts several features together. */
export const FailureContext = createContext<ComponentType<Failure>>(() => null);

/** In place of a page that could not be fetched. */
export function FailedPage(failure: Failure) {
  const Content = useContext(FailureContext);
  return <Content {...failure} />;
}
