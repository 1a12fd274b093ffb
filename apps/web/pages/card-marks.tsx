import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';

const OwnCardMarks = lazyPart(async () => (await import('./own-card-marks.tsx')).OwnCardMarks, {
  texts: [attendanceTexts],
});

/** What the cards are to a user who is logged in; nobody else fetches anything for it. */
export function CardMarks() {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? <OwnCardMarks /> : null;
}
