import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { ReportPart } from './report-part.tsx';

type ReportPersonButtonProps = {
  person: { id: string; name: string };
  /** Of the user who looks; not known until they are. */
  ownId: string | undefined;
  /** What else looks different when a user is hidden. */
  hides: ChangedAnswers;
};

/** BEY-16: beside a name in a list of people, for a user who is logged in; not beside their own. */
export function ReportPersonButton({ person: { id, name }, ownId, hides }: ReportPersonButtonProps) {
  if (ownId === undefined || ownId === id) return null;
  return <ReportPart kind="user" id={id} about={name} signInHref={null} look="icon" hides={hides} />;
}
