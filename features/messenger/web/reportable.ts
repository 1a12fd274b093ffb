/** What can be said of a conversation: that a line or a user is not as it should be. The page has the dialog for it. */
export type Reportable = {
  kind: 'message' | 'user';
  id: string;
  /** Of a line, its number in the conversation that `id` names. */
  seq: number;
  /** What it says, or what the user is called. */
  about: string;
};

export type OnReport = (about: Reportable) => void;
