/** SHL-07: a message on top of every page, in the reader's language. */
export type Announcement = {
  id: string;
  type: 'news' | 'critical';
  title: string;
  body: string;
  /** A reader may put it away; their browser remembers. */
  is_dismissible: boolean;
};
