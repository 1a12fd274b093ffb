/** A paper of a certificate, as it is sent: an upload and what it is called. */
export type FormDocument = { upload_id: string; name: string };

/** Uploads are another feature's; the page lends the field. */
export type DocumentsFieldProps = {
  id: string;
  value: readonly FormDocument[];
  onChange: (value: FormDocument[]) => void;
  error?: string | undefined;
};
