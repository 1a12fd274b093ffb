/** '07/03/1988' of the mask d0/M0/0000 as '1988-03-07'; null when it is not whole. Whether the day exists is for the server. */
export function readBirthDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return day ? `${year}-${month}-${day}` : null;
}
