/** The municipality that stands for the whole country in `event_place` and in counts. */
export const WHOLE_COUNTRY = 0;
