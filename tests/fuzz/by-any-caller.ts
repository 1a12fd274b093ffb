/** What any caller may bring about in rows that do not say who it was. */
export const BY_ANY_CALLER: Readonly<Record<string, readonly string[]>> = {
  // With the right password: then it is the account's own. It is hashed again where the effort has changed.
  'POST /auth/login': ['app_user.password_hash', 'known_device has a new row', 'session has a new row'],
  // Those who want the same list share it.
  'POST /alerts': ['alert_filter has a new row', 'alert_key has a new row'],
  // Any user reports what they can see: a case, and letters to those who decide on it.
  'POST /reports': ['outgoing_message has a new row', 'report_case has a new row'],
  // Letters to those who decide.
  'POST /screens/codes': ['screen_code has a new row'],
  'POST /organizations': ['outgoing_message has a new row'],
  'POST /organizations/{id}/request': ['outgoing_message has a new row'],
  // A letter to those whom an organisation names as its contacts.
  'POST /organizations/{id}/contacts/messages': ['outgoing_message has a new row'],
};
