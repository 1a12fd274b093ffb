import type { DigestPace, GatheredCategory } from './rules.ts';

/** One thing that has happened, or one activity. */
export type DigestLine = {
  text: string;
  /** The organisation that it is about; empty where there is none. */
  from: string;
  /** Of the activity, or when it happened. */
  when: string;
  place: string;
  url: string;
};

export type DigestMessages = {
  /** What a user would have got a letter each for since the last one. */
  digest: {
    name: string;
    pace: DigestPace;
    groups: { category: GatheredCategory; lines: DigestLine[] }[];
    /** Of all, also those beyond what is shown. */
    count: number;
    more: number;
    url: string;
  };
};
