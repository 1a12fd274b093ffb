import { useState } from 'react';
import { SHORTEST_REASON } from '#features/users/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { certificateTexts } from '../texts/token.ts';
import type { Definer } from './definer.ts';

/** What super-admins say of a change, and nobody else is asked. */
export function useReason(definer: Definer) {
  const { why: texts } = useTexts(certificateTexts);
  const [written, write] = useState('');
  const isAsked = definer.kind === 'platform';
  const reason = written.trim();
  return {
    isAsked,
    written,
    write,
    /** To be sent along. */
    body: isAsked ? { reason } : {},
    fault: isAsked && reason.length < SHORTEST_REASON ? texts.reason_required : null,
  };
}

export type Reason = ReturnType<typeof useReason>;
