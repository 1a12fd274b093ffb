import { ContactDialog } from '#features/circulars/web/contact-dialog.tsx';
import type { ContactPerson, OrganisationDetail } from '#features/organisations/contract.ts';
import { MessageFiles } from './message-files.tsx';
import { useLateMessageTexts } from './use-late-message-texts.ts';

type ContactPersonDialogProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  contacts: readonly ContactPerson[];
  signInHref: string | null;
  onClose: () => void;
};

/** DLG-03, with the field for files that belongs to another feature. */
export function ContactPersonDialog(props: ContactPersonDialogProps) {
  useLateMessageTexts();
  return <ContactDialog {...props} FilesField={MessageFiles} />;
}
