import { useRouteError } from 'react-router';
import { refusalTexts } from '#features/portal/texts/refusals/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';

/** The texts of failures are loaded when something fails, unless the page of the server has them already. */
export const ErrorContent = lazyPart(async () => (await import('./pages/error-page.tsx')).ErrorContent, {
  texts: [refusalTexts],
});

/** What comes in place of a page whose loading failed. The frame around it stays. */
export const ErrorPage = () => <ErrorContent error={useRouteError()} />;
