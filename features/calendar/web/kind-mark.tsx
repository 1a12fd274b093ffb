import { CircleSlashIcon, ClockDashedIcon, HandHeartIcon } from '@navikt/aksel-icons';
import type { EntryKind } from './entry-kind.ts';

/** CAL-01: what its colour says, for those who do not see the colour. An ordinary activity has none. */
export function KindMark({ kind, className }: { kind: EntryKind; className?: string | undefined }) {
  const Icon = MARK[kind];
  return Icon ? <Icon aria-hidden className={className} /> : null;
}

const MARK: Partial<Record<EntryKind, typeof HandHeartIcon>> = {
  volunteer: HandHeartIcon,
  past: ClockDashedIcon,
  cancelled: CircleSlashIcon,
};
