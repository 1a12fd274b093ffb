import { ContactDialog } from '#features/bulk-messages/web/contact-dialog.tsx';
import { MessageFiles } from '#features/bulk-messages/web/message-files.tsx';
import type { ContactPerson, OrganisationDetail } from '#features/organisations/contract.ts';

type ContactPersonDialogProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  contacts: readonly ContactPerson[];
  signInHref: string | null;
  onClose: () => void;
};

/** DLG-03, with the field for files that belongs to another feature. */
export const ContactPersonDialog = (props: ContactPersonDialogProps) => (
  <ContactDialog {...props} FilesField={MessageFiles} />
);
