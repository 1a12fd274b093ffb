import type { WallPage } from './contract.ts';

/** What a wall has and shows. It never holds more than the pages that there are, however long it hangs. */
export type WallState = {
  readonly pages: ReadonlyMap<number, WallPage>;
  readonly current: number;
  readonly last_page: number;
  /** The last page that was asked for did not come. */
  readonly is_behind: boolean;
};

export const startWall = (first: WallPage): WallState => ({
  pages: new Map([[1, first]]),
  current: 1,
  last_page: first.meta.last_page,
  is_behind: false,
});

/** After the last page comes the first. */
export const nextNumber = ({ current, last_page }: WallState): number => (current >= last_page ? 1 : current + 1);

export function withPage({ pages, current }: WallState, page: WallPage): WallState {
  const { last_page, page: number } = page.meta;
  const kept = [...pages, [number, page] as const].filter(([each]) => each <= last_page);
  return { pages: new Map(kept), current, last_page, is_behind: false };
}

export const withoutAnswer = (state: WallState): WallState => (state.is_behind ? state : { ...state, is_behind: true });

/** Shows the next page that it has, be it an old one: without a connection the wall goes round what it has seen. */
export function turned(state: WallState): WallState {
  const { pages, last_page } = state;
  let number = nextNumber(state);
  for (let tried = 0; tried < last_page; tried += 1) {
    if (pages.has(number)) return { ...state, current: number };
    number = number >= last_page ? 1 : number + 1;
  }
  return state;
}
