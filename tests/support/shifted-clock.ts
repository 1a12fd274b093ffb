/**
 * Tests on another day or at another hour, by hand: `TEST_HOURS_AHEAD=1446 npx vitest run tests/api`. One that names a day
 * without setting its clock passes until that day has come.
 */
const AHEAD_MS = Number(process.env.TEST_HOURS_AHEAD ?? 0) * 3_600_000;

if (AHEAD_MS !== 0 && !('isShifted' in Date)) {
  const OwnDate = Date;
  globalThis.Date = class extends OwnDate {
    static isShifted = true;
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) super(OwnDate.now() + AHEAD_MS);
      else super(...given);
    }
    static override now(): number {
      return OwnDate.now() + AHEAD_MS;
    }
  } as unknown as DateConstructor;
}

export {};
