export { vacateShiftsOf } from './vacate-shifts.ts';
export { type WorkDone, workDone } from './work-done.ts';
