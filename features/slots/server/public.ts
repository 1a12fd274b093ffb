export { vacateSlotsHeldBy, vacateSlotsOf } from './vacate-slots.ts';
