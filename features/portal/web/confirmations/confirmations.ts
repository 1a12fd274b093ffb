import type { ConfirmationTexts } from '../../texts/confirmations/token.ts';

export type ConfirmationKind = keyof ConfirmationTexts['kinds'];

type Confirmation = {
  buttons: keyof ConfirmationTexts['buttons'];
  /** Whether a yes takes something away that is hard to get back. */
  tone: 'neutral' | 'danger';
};

const DELETION: Confirmation = { buttons: 'cancel_delete', tone: 'danger' };
const LOSS: Confirmation = { buttons: 'yes_no', tone: 'danger' };
const CHOICE: Confirmation = { buttons: 'yes_no', tone: 'neutral' };
const OFFER: Confirmation = { buttons: 'decline_accept', tone: 'neutral' };

/** DLG-02: everything that is asked before it is done. */
export const CONFIRMATIONS: Readonly<Record<ConfirmationKind, Confirmation>> = {
  delete_photo: DELETION,
  delete_document: DELETION,
  delete_organisation: DELETION,
  delete_event: DELETION,
  delete_thread: DELETION,
  delete_certificate: DELETION,
  delete_post: DELETION,
  delete_comment: DELETION,
  delete_message: DELETION,
  delete_user: DELETION,
  cancel_event: LOSS,
  restore_event: CHOICE,
  save_draft: CHOICE,
  organisation_invitation: OFFER,
  leave_page: LOSS,
  sign_up: CHOICE,
  sign_up_all: CHOICE,
  leave_all: LOSS,
  leave_event: LOSS,
  leave_organisation: LOSS,
  leave_thread: LOSS,
  remove_from_thread: LOSS,
  block_person: LOSS,
  decline_co_organiser: LOSS,
  change_event_period: LOSS,
  remove_culture_card: LOSS,
  remove_participant: LOSS,
  accept_conditions: OFFER,
  complete_assignment: CHOICE,
  notify_users: CHOICE,
};

type ValuesIn<Texts> = Texts extends { readonly text: (values: infer Values) => string } ? Values : undefined;

/** What a kind's text has to be told: whose name, how many. */
export type ConfirmationValues<Kind extends ConfirmationKind> = ValuesIn<ConfirmationTexts['kinds'][Kind]>;

type GivenValues<Kind extends ConfirmationKind> = Kind extends ConfirmationKind
  ? ConfirmationValues<Kind> extends undefined
    ? []
    : [values: ConfirmationValues<Kind>]
  : never;

/** What was answered; null when the question was closed without an answer, which is never a yes. */
export type ConfirmationAnswer = boolean | null;

/** `if (await confirm('delete_document', { name })) …` */
export type Confirm = <Kind extends ConfirmationKind>(
  kind: Kind,
  ...values: GivenValues<Kind>
) => Promise<ConfirmationAnswer>;

/** One question that is being asked. */
export type AskedConfirmation = { kind: ConfirmationKind; values: unknown };
