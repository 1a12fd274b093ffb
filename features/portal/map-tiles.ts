/** Where the map's pictures come from, and whose they are. Without an address it has a plain ground. */
export type MapTiles = { url: string | null; attribution: { text: string; href: string | null } };
