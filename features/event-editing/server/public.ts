export { liftTakingDown, unpublishEvent } from './unpublish-event.ts';
