/** The page on which a file is fetched later. */
export const nb = {
  title: 'Filen du ba om',
  waiting: 'Filen lages …',
  leave: 'Du kan gjøre noe annet så lenge. Du får et varsel når den er klar.',
  ready: (time: string) => `Filen er klar. Den ligger her til klokken ${time}, og bare du kan hente den.`,
  fetch: 'Last ned filen',
  failed: 'Det gikk ikke å lage filen akkurat nå. Vi prøver igjen.',
  expired: 'Filen er ikke her lenger. Den blir slettet etter et kvarter. Gå til listen og lag en ny.',
  file: 'liste',
};
