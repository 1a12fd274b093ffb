export { setSunset } from './set-sunset.ts';
