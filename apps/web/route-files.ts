import { HOME_PAGE, SIGN_IN_PAGE } from './routes.tsx';

/** Routes that are no pages but the frames around them, with the build's name for the file that holds each. */
const FRAME_FILES: Readonly<Record<string, string>> = {
  portal: 'home',
  'sign-in': 'sign-in',
  screen: 'apps/web/frames/screen-frame.tsx',
};

/** The files behind a matched route, as the build's manifest names them. */
export function routeFiles(routeId: string): string[] {
  const frame = FRAME_FILES[routeId];
  if (frame) return [frame];
  const name = routeId.split('#', 1)[0] ?? '';
  // The first pages are in their frames' files.
  if (name === HOME_PAGE || name === SIGN_IN_PAGE || !name.includes('/')) return [];
  return ['apps/web/page-routes.tsx', `${name}.tsx`];
}
