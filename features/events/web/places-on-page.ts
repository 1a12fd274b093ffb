/** Where 'choose another day' leads. */
export const TIMES_ID = 'tider';

/** Where the phone's bar leads a user who is logged in. */
export const SIGN_UP_ID = 'pamelding';
