import type { ComponentProps } from 'react';
import { ContactDialog } from '#features/bulk-messages/web/contact-dialog.tsx';
import { MessageFiles } from '#features/bulk-messages/web/message-files.tsx';

type ContactPersonDialogProps = {
  organisation: { id: string; name: string };
  contacts: ComponentProps<typeof ContactDialog>['contacts'];
  signInHref: string | null;
  onClose: () => void;
};

/** DLG-03, with the field for files that belongs to another feature. */
export const ContactPersonDialog = (props: ContactPersonDialogProps) => (
  <ContactDialog {...props} FilesField={MessageFiles} />
);
