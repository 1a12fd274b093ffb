/** What has become of something that a child has borrowed, or has to be done with it. */
export type EquipmentMessages = {
  /** `child` is empty for the one whose account it is; `when` is the moment that it is about, in words. */
  loanNews: {
    name: string;
    item: string;
    place: string;
    child: string;
    news: 'due_tomorrow' | 'due_today' | 'overdue' | 'lapsed' | 'not_fetched' | 'no_piece' | 'piece_late';
    when: string;
    url: string;
  };
  /** A family waited for it, and it is theirs until the moment that is `when`, in words. */
  loanOffered: { name: string; item: string; child: string; when: string; url: string };
  /** What becomes of what was held while a thing was lent. `reason` is the municipality's own, of what it keeps. */
  depositNews: {
    name: string;
    item: string;
    child: string;
    news: 'asked' | 'given_back' | 'kept';
    amount: string;
    kept: string;
    back: string;
    reason: string;
    url: string;
  };
};
