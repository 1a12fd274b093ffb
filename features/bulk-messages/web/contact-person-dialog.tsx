import type { ComponentProps } from 'react';
import { ContactDialog } from './contact-dialog.tsx';
import { MessageFiles } from './message-files.tsx';

type ContactPersonDialogProps = {
  organisation: { id: string; name: string };
  contacts: ComponentProps<typeof ContactDialog>['contacts'];
  signInHref: string | null;
  onClose: () => void;
};

/** DLG-03, with the field for files. */
export const ContactPersonDialog = (props: ContactPersonDialogProps) => (
  <ContactDialog {...props} FilesField={MessageFiles} />
);
