export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_PIXELS = 40_000_000;
/** Larger pictures are made this large. */
export const MAX_SIDE = 2400;
export const MAX_FILES_PER_PERSON = 2000;
export const MAX_BYTES_PER_PERSON = 500 * 1024 * 1024;
export const MAX_FILE_NAME_LENGTH = 200;

/** UPL-03 */
export const EDIT_MODES = ['crop', 'smart', 'resize', 'fill'] as const;
export type EditMode = (typeof EDIT_MODES)[number];
export const EDIT_VARIANTS = {
  cover: { width: 1100, height: 300 },
  banner: { width: 625, height: 275 },
  /** An activity's, on its card and its page. */
  activity: { width: 1280, height: 720 },
  /** A person's picture. */
  avatar: { width: 320, height: 320 },
} as const;
/** TEN-04: what a portal's banner is cut to, for a phone and for a large screen. */
export const BANNER_CUTS = { small: EDIT_VARIANTS.banner, large: EDIT_VARIANTS.cover } as const;
/** What stays in the picture when it is cut. */
export const FOCUS_POINTS = [
  'left top',
  'top',
  'right top',
  'left',
  'centre',
  'right',
  'left bottom',
  'bottom',
  'right bottom',
] as const;
export type FocusPoint = (typeof FOCUS_POINTS)[number];
export type EditVariant = keyof typeof EDIT_VARIANTS;

/** UPL-02: half of what it is shown in; what is smaller would be blurred. */
export const smallestFor = (variant: EditVariant): { minWidth: number; minHeight: number } => ({
  minWidth: Math.floor(EDIT_VARIANTS[variant].width / 2),
  minHeight: Math.floor(EDIT_VARIANTS[variant].height / 2),
});
export const DEFAULT_BACKGROUND = '#6E37CB';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'text/plain',
] as const;
/** Not every system knows the types of documents; the endings everybody knows. */
export const DOCUMENT_ENDINGS = ['.pdf', '.docx', '.odt', '.txt'] as const;
/** A paper, as it was photographed or as it came: a receipt. */
export const PAPER_TYPES = ['image/jpeg', 'image/png', 'image/webp', '.pdf'] as const;
