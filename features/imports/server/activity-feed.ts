/** A user who publishes activities page by page. What a page holds is not believed before it has been read. */
export type ActivityFeed = {
  source: 'dnt';
  name: string;
  /** The first page is 1. Throws `FeedTrouble` for everything that is the feed's fault. */
  readPage(page: number): Promise<unknown>;
};

/** The feed is broken, hostile or away; nothing has been changed. The message is for the user who runs the portal. */
export class FeedTrouble extends Error {
  override name = 'FeedTrouble';
}
