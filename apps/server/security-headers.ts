type PageSources = {
  /** Of the tenant's colours that stand in the page; no other style does. */
  styleHash: string;
  /** Of the scripts that stand in the page. What they fetch is allowed with them. */
  scriptHashes: readonly string[];
  analyticsOrigin: string | null;
  tilesOrigin: string | null;
  /** Whom it may have in a frame, and who may have it in one: the studio and the drafts that it shows. */
  frames?: string;
  framedBy?: readonly string[];
};

/**
 * Two policies, and both hold: only what the page's own scripts have fetched runs, and only from the portal itself and the
 * tool that measures. What people have uploaded is on the portal, too, but never as a script: it says what it is, and
 * browsers may not guess.
 */
export function pagePolicy({
  styleHash,
  scriptHashes,
  analyticsOrigin,
  tilesOrigin,
  frames = "'none'",
  framedBy = ["'none'"],
}: PageSources): string {
  const analytics = analyticsOrigin ? ` ${analyticsOrigin}` : '';
  const scripts = scriptHashes.join(' ');
  const tiles = tilesOrigin ? ` ${tilesOrigin}` : '';
  return (
    `default-src 'none'; script-src ${scripts} 'strict-dynamic'; style-src 'self' ${styleHash}; ` +
    `img-src 'self' data: blob:${analytics}${tiles}; font-src 'self'; connect-src 'self'${analytics}; ` +
    `manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-src ${frames}; ` +
    `frame-ancestors ${framedBy.join(' ')}; ` +
    `base-uri 'none'; object-src 'none', script-src 'self' ${scripts}${analytics}`
  );
}

/** The widget's: no scripts at all, and shown only inside the portal itself and the sites that the tenant names. */
export const embedPolicy = (styleHash: string, origins: readonly string[]): string =>
  `default-src 'none'; style-src 'self' ${styleHash}; img-src 'self' data:; font-src 'self'; form-action 'none'; ` +
  `frame-ancestors ${["'self'", ...origins].join(' ')}; base-uri 'none'; object-src 'none'`;

/** For everything that is not a page: it may not do anything, wherever it is opened. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

const TWO_YEARS_SECONDS = 63_072_000;

const WITHOUT_CAMERA = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';
/** For the page at the door alone, which reads codes. */
export const WITH_CAMERA = WITHOUT_CAMERA.replace('camera=()', 'camera=(self)');

/** Headers of everything that leaves the house. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': WITHOUT_CAMERA,
  'x-frame-options': 'DENY',
  ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
});
