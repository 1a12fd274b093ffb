/** How cookies are written here: over https with every belt on, over http (trying out, local) as browsers take them. */
export type CookieManners = {
  isSecure: boolean;
  /** Whether tickets of super-admins lie in a cookie that all hosts of the portal share (IDN-12). */
  hasSharedTicket: boolean;
  baseDomain: string;
};
