import type { Backdrop } from '../backdrops.ts';
import type { Canvas } from '../canvas.ts';
import type { Role } from '../cast.ts';

/** A scene put together from a backdrop, people and things. */
export type Composition = {
  backdrop: Backdrop;
  roles: (canvas: Canvas) => readonly Role[];
  /** In front of the backdrop, behind the people. */
  behind?: (canvas: Canvas) => string;
  inFront?: (canvas: Canvas) => string;
};
