export { vacateSlotsOf } from './vacate-slots.ts';
