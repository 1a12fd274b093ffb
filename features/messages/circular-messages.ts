/** What another user has written; `lines` are their own. */
export type BulkMessageTemplates = {
  circular: {
    organisation: string;
    person: string;
    subject: string;
    lines: string[];
    files: LinkedFile[];
    url: string;
  };
  /** To those who take part in one activity. */
  attendeeCircular: {
    organisation: string;
    person: string;
    event: string;
    subject: string;
    lines: string[];
    url: string;
  };
  contactMessage: {
    name: string;
    organisation: string;
    person: string;
    subject: string;
    lines: string[];
    files: LinkedFile[];
  };
  /** From a municipality, to those who answer for an organisation there. */
  officeLetter: {
    name: string;
    /** Its name in full. */
    municipality: string;
    organisation: string;
    person: string;
    subject: string;
    lines: string[];
    url: string;
  };
  smsCircular: { organisation: string; lines: string[] };
  /** To the municipality's people. */
  smsSenderProposed: { name: string; organisation: string; sender: string; person: string; url: string };
  /** To the admins of the organisation that proposed the name. */
  smsSenderApproved: { name: string; organisation: string; sender: string; url: string };
  smsSenderRefused: { name: string; organisation: string; sender: string; reason: string; url: string };
};
type LinkedFile = { name: string; url: string };
