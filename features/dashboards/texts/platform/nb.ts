export const nb = {
  page_title: 'Drift',
  title: 'Drift av Nabolag',
  lead: 'For dem som driver portalen for alle kommunene.',
  label: 'Rommene i driften',
  rooms: {
    organisations: { name: 'Arrangører', note: 'Forespørsler og alle som er med' },
    users: { name: 'Brukere', note: 'Finn, hjelp og sperr' },
    tenants: { name: 'Kommuner', note: 'Utseende, innhold og hva som er slått på' },
    switches: { name: 'Brytere', note: 'Hva som er på, og hvor' },
    imports: { name: 'Importer', note: 'Det som hentes fra andre, og hvordan det gikk' },
    announcements: { name: 'Kunngjøringer', note: 'Det som vises i alle portalene' },
    messages: { name: 'Meldinger', note: 'Det som venter, og det som ikke kom fram' },
    jobs: { name: 'Jobber', note: 'Siste kjøring, og det som feilet' },
    health: { name: 'Helse', note: 'Om hver del av portalen går som den skal' },
    audit: { name: 'Revisjonslogg', note: 'Hva som er gjort, og om kjeden er hel' },
    'wind-downs': { name: 'Avvikling', note: 'Portaler som avsluttes, og bevis etterpå' },
  },
  forbidden: {
    title: 'Denne siden er for dem som driver portalen',
    text: 'Skal du hjelpe innbyggere i kommunen din, finner du det i menyen under bildet ditt.',
    action: 'Til oversikten',
  },
};
