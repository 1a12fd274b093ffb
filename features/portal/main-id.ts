/** Where the content of a page begins: for the skip link, and for the focus after a navigation. */
export const MAIN_ID = 'innhold';
