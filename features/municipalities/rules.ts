/** The municipality that stands for the whole country in `event_place` and in counts. */
export const WHOLE_COUNTRY = 0;

/** A district's number begins with its municipality's. */
export const municipalityOfDistrict = (district: number): number => Math.floor(district / 100);
