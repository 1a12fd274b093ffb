/** Trouble outside the portal, which passes: nothing was done, and the same request may be sent again. */
export type Outage = 'database_away' | 'storage_full';

/** PostgreSQL's SQLSTATE of an error, or the system's name for it (`ECONNREFUSED`). */
export function causeOf(error: unknown): { sqlstate?: string; errno?: string } {
  const code = fieldOf(error, 'code');
  if (typeof code !== 'string') return {};
  if (ERRNO.test(code)) return { errno: code };
  return SQLSTATE.test(code) ? { sqlstate: code } : {};
}

export function outageOf(error: unknown): Outage | null {
  for (let at = error, depth = 0; at && depth < DEEPEST_CAUSE; at = fieldOf(at, 'cause'), depth += 1) {
    const { sqlstate, errno } = causeOf(at);
    if (sqlstate === DISK_FULL || (errno && FULL_DISK.has(errno))) return 'storage_full';
    if ((sqlstate && CONNECTION_ENDED.test(sqlstate)) || (errno && UNREACHABLE.has(errno))) return 'database_away';
    if (DRIVER_WORDS.test(String(fieldOf(at, 'message')))) return 'database_away';
  }
  return null;
}

/** Errors of jobs arrive as plain objects, so no class is asked for. */
function fieldOf(error: unknown, field: 'code' | 'cause' | 'message'): unknown {
  return typeof error === 'object' && error !== null && field in error ? Reflect.get(error, field) : undefined;
}

const DEEPEST_CAUSE = 4;
const ERRNO = /^E[A-Z0-9]{2,14}$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Class 08, and 57P01 to 57P05: ended by an administrator, by a crash, not yet started, dropped, idle for too long. 25P03
 * is a transaction that was idle for too long, 25006 a write that reached a standby after a failover.
 */
const CONNECTION_ENDED = /^(?:08...|57P0[1-5]|25P03|25006|53300)$/;
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

const DISK_FULL = '53100';
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT']);

/** The driver gives these no code. */
const DRIVER_WORDS =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;
