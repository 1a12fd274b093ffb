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
