/** USR-03: what a CV is made of, each with a choice of its own. */
export const CV_PARTS = ['hours', 'activities', 'roles', 'certificates'] as const;
export type CvPart = (typeof CV_PARTS)[number];

/** Who sees a part: nobody else, or those who are handed a paper, with the page that its code leads to. */
export const CV_AUDIENCES = ['me', 'paper'] as const;
export type CvAudience = (typeof CV_AUDIENCES)[number];

export type CvChoices = Record<CvPart, CvAudience>;
export const NOTHING_SHOWN: CvChoices = { hours: 'me', activities: 'me', roles: 'me', certificates: 'me' };

/** For how many months a paper can be made to hold. */
export const PAPER_MONTHS = [1, 3, 6, 12] as const;
export type PaperMonths = (typeof PAPER_MONTHS)[number];
/** Of one person, that hold at the same time. */
export const MAX_OPEN_PAPERS = 20;
/** Of each part on a paper: what does not fit on two sheets is not read. */
export const MAX_PAPER_LINES = 20;

/** 26 letters of 32, which nobody guesses. */
export const CODE_PATTERN = /^[0-9A-V]{26}$/;

export const PAPER_STATES = ['genuine', 'withdrawn', 'expired', 'changed', 'unknown'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

type JudgedPaper = { withdrawn_at: string | null; expires_at: string; is_as_signed: boolean };

/** BEY-10: what the page says of a paper that there is. What has been taken back is so, whatever became of it since. */
export function paperState({ withdrawn_at, expires_at, is_as_signed }: JudgedPaper, now: Date): PaperState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (!is_as_signed) return 'changed';
  return Date.parse(expires_at) <= now.getTime() ? 'expired' : 'genuine';
}

/** Whole hours, or with one decimal: 90 minutes are 1.5. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;

/** The first letters of a fingerprint and the last: enough to compare by eye. */
export const shortPrint = (fingerprint: string): string =>
  `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} ${fingerprint.slice(8, 12)} … ${fingerprint.slice(-4)}`;
