/** CER-01: what a certificate is about. */
export const CERTIFICATE_CATEGORIES = ['safety', 'coaching', 'driving', 'course', 'duty', 'other'] as const;
export type CertificateCategory = (typeof CERTIFICATE_CATEGORIES)[number];

/** CER-02: what a stamp is, to the user who looks at it today. */
export const STAMP_STATUSES = ['active', 'disabled', 'not_active_yet', 'expired', 'requested', 'not_accepted'] as const;
export type StampStatus = (typeof STAMP_STATUSES)[number];

export type StoredStamp = {
  status: 'requested' | 'not_accepted' | 'active' | 'disabled';
  /** 'YYYY-MM-DD', both included; null on a request, and on what holds forever. */
  start_at: string | null;
  end_at: string | null;
};

/** Nothing has to run for a stamp to stop counting: what it is follows from the day. An offer runs out too. */
export function stampStatus({ status, start_at, end_at }: StoredStamp, today: string): StampStatus {
  if (status === 'requested' || status === 'disabled') return status;
  if (end_at !== null && end_at < today) return 'expired';
  if (status === 'not_accepted') return status;
  return start_at !== null && start_at > today ? 'not_active_yet' : 'active';
}

/** BEY-10: why a user does not hold on a day what is asked for. Of the first two one can ask for it. */
export const LACKS = ['none', 'ran_out', 'asked', 'offered', 'turned_off', 'other_day'] as const;
export type Lack = (typeof LACKS)[number];

/** BEY-10: the roles that an organisation can ask for a certificate; a plain member has nothing to do it for. */
export const CERTIFIED_ROLES = ['moderator', 'admin'] as const;
export type CertifiedRole = (typeof CERTIFIED_ROLES)[number];

export const canBeAskedFor = (lack: Lack): boolean => lack === 'none' || lack === 'ran_out';

type Days = { day: string; today: string };

const WAITING = { requested: 'asked', not_accepted: 'offered', disabled: 'turned_off' } as const;

/** Null where one holds on the day, from whomever. Else what became of the one that the giver has given. */
export function lackOn(
  stamps: readonly StoredStamp[],
  fromGiver: StoredStamp | undefined,
  { day, today }: Days,
): Lack | null {
  if (stamps.some((stamp) => stamp.status === 'active' && stampStatus(stamp, day) === 'active')) return null;
  if (!fromGiver) return 'none';
  if (stampStatus(fromGiver, today) === 'expired') return 'ran_out';
  return fromGiver.status === 'active' ? 'other_day' : WAITING[fromGiver.status];
}

/** From when until when, as it is chosen. `forever` needs no days. */
export type StampDates = { start_at: string | null; end_at: string | null; forever: boolean };

export type StampDateFault = 'date_required' | 'date_in_past' | 'start_after_end';
export type StampDateFaults = { start_at?: StampDateFault; end_at?: StampDateFault };

/**
 * CER-04: both days, from today on, in their order. A day that stands there already may have passed: the user who moves
 * the end of a stamp does not have to move its beginning.
 */
export function stampDateFaults(
  { start_at, end_at, forever }: StampDates,
  { today, before = null }: { today: string; before?: Pick<StampDates, 'start_at' | 'end_at'> | null },
): StampDateFaults {
  if (forever) return {};
  const start = dayFault(start_at, before?.start_at, today);
  const end = dayFault(end_at, before?.end_at, today);
  const isTurned = start_at !== null && end_at !== null && end_at < start_at;
  return {
    ...(start && { start_at: start }),
    ...(end ? { end_at: end } : isTurned && !start && { end_at: 'start_after_end' }),
  };
}

function dayFault(day: string | null, before: string | null | undefined, today: string): StampDateFault | null {
  if (day === null) return 'date_required';
  return day < today && day !== before ? 'date_in_past' : null;
}

/** BEY-10: so many days before the end a user is reminded; the first one first. */
export const REMINDER_DAYS = [60, 30, 7] as const;

export const MAX_CERTIFICATE_NAME_LENGTH = 120;
export const MAX_CERTIFICATE_DESCRIPTION_LENGTH = 2000;
export const MAX_STAMP_REASON_LENGTH = 500;
/** Of one organisation, or of one municipality. */
export const MAX_CERTIFICATES = 100;
export const MAX_CERTIFICATE_DOCUMENTS = 10;
/** Organisations that may give one certificate besides its own. */
export const MAX_ATTACHED = 100;
/** People who are given a certificate at a time. */
export const MAX_STAMPED_AT_ONCE = 100;
/** Requests of one person that nobody has answered. */
export const MAX_OPEN_STAMP_REQUESTS = 10;
export const STAMPS_PER_PAGE = 30;
