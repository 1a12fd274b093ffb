import type { SearchTab } from '../rules.ts';

/** Where hits lead; the program that knows the addresses hands it in (SRH-03). */
export type SearchHrefs = {
  event: (hit: { id: string; activity_id?: string | undefined }) => string;
  organization: (hit: { id: string }) => string;
  results: (words: string, tab: SearchTab, page?: number) => string;
};
