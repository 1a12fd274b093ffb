import { doOverlap, type Span } from '../arrange.ts';

/** From 1, among those who want some of the same time. */
export const positionOf = (before: readonly Span[], span: Span): number =>
  before.filter((other) => doOverlap(other, span)).length + 1;
