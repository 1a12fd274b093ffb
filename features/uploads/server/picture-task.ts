import type { FocusPoint } from '../rules.ts';

/** What the child process is asked to make of a picture. It trusts nothing about the bytes but their length. */
export type PictureTask =
  | { kind: 'redraw'; longest_side: number; max_pixels: number; min_width: number; min_height: number }
  | {
      kind: 'cut';
      mode: 'crop' | 'smart' | 'resize' | 'fill';
      width: number;
      height: number;
      background: string;
      focus: FocusPoint;
    };

/** `dimensions`: too many pixels, or fewer than asked for. `unreadable`: everything else that is wrong with it. */
export type PictureFault = 'unreadable' | 'dimensions';

export type Picture = { bytes: Uint8Array; width: number; height: number };

export type PictureResult = Picture | { fault: PictureFault };

/** Every picture is kept in one format, with or without transparency. */
export const PICTURE_TYPE = 'image/webp';

export type WorkerRequest = { bytes: Uint8Array; task: PictureTask };
