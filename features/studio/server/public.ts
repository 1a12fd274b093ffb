export { mayPreview } from './may-preview.ts';
export { setSunset } from './set-sunset.ts';
