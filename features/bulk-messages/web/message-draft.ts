import type { GivenRole } from '#features/vocabulary/roles.ts';

/** What a user is writing. It lives above both forms, so that going from one to the other loses nothing. */
export type MessageDraft = {
  from_role: GivenRole;
  subject: string;
  body: string;
  files: readonly { id: string; name: string }[];
  sms: string;
};

export const EMPTY_DRAFT: MessageDraft = { from_role: 'member', subject: '', body: '', files: [], sms: '' };

export const hasContent = ({ subject, body, files, sms }: MessageDraft): boolean =>
  [subject, body, sms].some((text) => text.trim() !== '') || files.length > 0;
