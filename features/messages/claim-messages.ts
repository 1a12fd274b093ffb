/** What became of money on its way from a child's account, and of asking to take part in a scheme. */
export type ClaimMessages = {
  /** To the family. `reason` is the municipality's; empty where the activity was cancelled. */
  claimChanged: {
    name: string;
    payee: string;
    amount: string;
    outcome: 'rejected' | 'rolled_back' | 'failed';
    reason: string;
    url: string;
  };
  /** To the family and the payer: their own part never came (`not_approved`), or could not be taken. */
  ownMoneyEnded: { name: string; payee: string; amount: string; why: 'not_approved' | 'not_taken'; url: string };
  /** To the family: an account that opened by itself, or was filled for a new period. `day` is the last one. */
  accountGranted: { name: string; scheme: string; amount: string; day: string; isNew: boolean; url: string };
  /** To the municipality's admins. */
  participationAsked: { name: string; organisation: string; scheme: string; url: string };
  /** To the organisation's admins. */
  participationAnswered: {
    name: string;
    organisation: string;
    scheme: string;
    answer: 'approved' | 'refused' | 'stopped';
    reason: string;
    url: string;
  };
};
