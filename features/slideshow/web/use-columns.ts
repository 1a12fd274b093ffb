import { useSyncExternalStore } from 'react';
import { columnsFor } from '../rules.ts';

/** As many as fit the screen; the server takes it for one on a wall. */
export function useColumns(asked: number | null): number {
  return useSyncExternalStore(
    listenToSize,
    () => columnsFor({ width: innerWidth, height: innerHeight }, asked),
    () => columnsFor(WALL_SCREEN, asked),
  );
}

const WALL_SCREEN = { width: 1920, height: 1080 };

function listenToSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
