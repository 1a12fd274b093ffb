export { vacateShiftsOf } from './vacate-shifts.ts';
