import type { Row } from './authorisation-table.ts';

/** One's own CV, and for everybody with a paper in hand whether it holds. */
export const CV_ROWS: Readonly<Record<string, Row>> = {
  'GET /users/me/cv': { who: 'US', isOwn: true },
  'PUT /users/me/cv': { who: 'US', isOwn: true },
  'GET /users/me/cv/download': { who: 'US', isOwn: true },
  'POST /users/me/cv/papers': { who: 'US', isOwn: true },
  'DELETE /users/me/cv/papers/{id}': { who: 'US', isOwn: true },
  'GET /cv/{code}': { who: 'AN' },
};

/** A CV is a person's own, whatever ends; what a paper says of a certificate that ended is in tests/api/cv.test.ts. */
export const ABOUT_CV = Object.keys(CV_ROWS);

/** What nobody does or reads while logged in as another. */
export const CV_REFUSED = ABOUT_CV.filter((call) => CV_ROWS[call]?.isOwn);
