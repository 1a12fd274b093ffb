/** 'Deltakere – Fellessang': which of many pages of its kind it is; without the name as long as that is not known. */
export const titleWithName = (title: string, name: string | undefined): string => (name ? `${title} – ${name}` : title);
