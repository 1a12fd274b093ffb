export type ScanMessages = {
  /** To those at a desk: what was let in without a network did not hold; `is_twice` where it had been used already. */
  scanConflict: { name: string; desk: string; title: string; when: string; is_twice: boolean; url: string };
};
