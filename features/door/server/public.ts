export { doorsAlong, readDoorCode, tickDoorCode } from './scan-place.ts';
