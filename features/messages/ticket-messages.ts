/** What became of a ticket that a family did not decide itself. */
export type TicketMessages = {
  /** `child` is null for the one whose account it is; `until` is the last day, in words. A queue is left without a ticket. */
  ticketNews: {
    name: string;
    ticket: string;
    provider: string;
    child: string | null;
    news: 'given' | 'runs_out' | 'ran_out' | 'queue_over' | 'queue_expired' | 'queue_too_old' | 'queue_not_for';
    until: string;
    url: string;
  };
};
