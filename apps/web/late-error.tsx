import { type ComponentType, lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';

type ErrorContentProps = { error: unknown };

const known: { Content: ComponentType<ErrorContentProps> | null } = { Content: null };

/** What is said when something failed is loaded when something fails, unless the server's page says it already. */
export async function loadErrorContent() {
  const { ErrorContent } = await import('./pages/error-page.tsx');
  known.Content = ErrorContent;
  return { default: ErrorContent };
}

const LateContent = lazy(loadErrorContent);

export function ErrorContent(props: ErrorContentProps) {
  const { Content } = known;
  if (Content) return <Content {...props} />;
  return (
    <Suspense fallback={null}>
      <LateContent {...props} />
    </Suspense>
  );
}

/** What comes in place of a page whose loading failed. The frame around it stays. */
export const ErrorPage = () => <ErrorContent error={useRouteError()} />;
