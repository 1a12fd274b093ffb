import { nb as retention } from '#features/retention/texts/nb.ts';
import { link, list, mailTo, type PortalNames, paragraph, question } from './blocks.ts';
import { nb as dataProcessing } from './data-processing/nb.ts';

export const nb = {
  pages: {
    about: ({ inTenant, municipalityName, supportEmail }: PortalNames) => ({
      title: 'Om tjenesten',
      intro: `Her samler vi aktiviteter, arrangører og frivillige oppdrag ${inTenant}, slik at det blir lettere å finne noe å være med på.`,
      sections: {
        purpose: {
          heading: 'Hvorfor tjenesten finnes',
          blocks: [
            paragraph(
              'Det skjer mye i et nabolag: trening, turer, kor, kurs, kafeer og dugnader. Ofte er det bare de som allerede er med, som vet om det. Tjenesten er laget for at alle skal kunne finne fram, uansett alder, lommebok og hvor lenge man har bodd på stedet.',
            ),
            paragraph('Du kan se alt som er åpent, uten å logge inn og uten å betale.'),
          ],
        },
        possibilities: {
          heading: 'Hva du kan gjøre her',
          blocks: [
            list(
              'Finne aktiviteter etter sted, tid, alder og interesse.',
              'Melde deg på, eller sette deg på venteliste når det er fullt.',
              'Følge arrangører du liker, og få e-post når de legger ut noe nytt.',
              'Finne frivillige oppdrag og ta vakter.',
              'Skrive til kontaktpersonene hos en arrangør, og til andre du er med i noe sammen med.',
            ),
          ],
        },
        responsible: {
          heading: 'Hvem som står bak',
          blocks: [
            paragraph(
              `Tjenesten tilbys av ${municipalityName}. Kommunen bestemmer hva tjenesten skal brukes til, og har ansvaret for personopplysningene som blir registrert. En leverandør drifter løsningen på vegne av kommunen.`,
            ),
            paragraph(
              'Lag, foreninger og andre arrangører legger selv ut aktivitetene sine og har ansvaret for innhold og gjennomføring.',
            ),
          ],
        },
        organisers: {
          heading: 'Er du arrangør?',
          blocks: [
            paragraph(
              'Lag, foreninger, frivilligsentraler og kommunale tilbud kan be om en egen side. Når forespørselen er godkjent, kan dere legge ut aktiviteter og ta imot påmeldinger.',
            ),
            link('Bli arrangør', '/organisations/new'),
          ],
        },
        contact: {
          heading: 'Kontakt oss',
          blocks: [
            paragraph(
              'Har du spørsmål, ris eller ros? Skriv til oss. Spørsmål om én aktivitet svarer arrangøren best på.',
            ),
            mailTo(supportEmail),
          ],
        },
      },
    }),

    terms: ({ municipalityName, supportEmail }: PortalNames) => ({
      title: 'Vilkår for bruk',
      intro:
        'Disse vilkårene gjelder når du bruker tjenesten. Vi har prøvd å skrive dem kort. Du må godta dem for å ha en bruker.',
      sections: {
        parties: {
          heading: 'Hvem avtalen gjelder',
          blocks: [
            paragraph(
              `Vilkårene gjelder mellom deg og ${municipalityName}. En leverandør drifter tjenesten for kommunen. Melder du deg på en aktivitet, er det arrangøren du gjør en avtale med om selve aktiviteten.`,
            ),
          ],
        },
        account: {
          heading: 'Brukeren din',
          blocks: [
            list(
              'Brukeren er personlig. Oppgi riktig navn, og hold e-post og telefonnummer oppdatert.',
              'Pass på passordet og kodene dine, og ikke lån bort brukeren.',
              'Si fra til oss med en gang hvis du tror at noen andre har brukt den.',
              'Du kan når som helst slette brukeren din under Innstillinger.',
            ),
          ],
        },
        age: {
          heading: 'Barn og unge',
          blocks: [
            paragraph(
              'Du må være 13 år for å ha egen bruker. Er du yngre, kan en forelder eller en annen foresatt melde deg på aktiviteter. Noen avtaler, for eksempel medlemskap som koster penger, må en foresatt likevel godta fram til du er 18 år. Hvilke aldersgrenser en aktivitet har, bestemmer arrangøren.',
            ),
          ],
        },
        'signing-up': {
          heading: 'Når du melder deg på',
          blocks: [
            list(
              'Påmeldingen er bare bindende når arrangøren har opplyst om det. Les hva som står om pris og avmelding.',
              'Meld deg av så tidlig du kan hvis du ikke kommer. Da kan neste på ventelisten få plassen.',
              'Arrangøren kan avlyse, endre tid eller sted, eller fjerne en påmelding når det er saklig grunn til det. Du får beskjed.',
            ),
          ],
        },
        organisers: {
          heading: 'Ansvaret til arrangørene',
          blocks: [
            paragraph(
              'Arrangøren har ansvaret for at det som står om aktiviteten, er riktig, at den gjennomføres forsvarlig, og at regler om for eksempel politiattest og forsikring blir fulgt. Kommunen godkjenner arrangører, men kontrollerer ikke hver enkelt aktivitet.',
            ),
            paragraph(
              'Arrangører skal bare bruke opplysninger om deltakere til å gjennomføre aktiviteten, og må følge personvernreglene når de tar opplysningene ut av tjenesten.',
            ),
          ],
        },
        content: {
          heading: 'Det du skriver og deler',
          blocks: [
            paragraph(
              'Du har ansvaret for det du legger ut, i beskrivelser, kommentarer, meldinger og bilder. Du kan ikke:',
            ),
            list(
              'trakassere, true eller diskriminere noen',
              'legge ut noe som er ulovlig, villedende eller reklame uten sammenheng med en aktivitet',
              'dele bilder av andre uten at de har sagt ja. For barn må foresatte si ja',
              'bruke tekst, musikk eller bilder du ikke har rett til å bruke',
              'samle inn opplysninger om andre brukere eller forstyrre driften',
            ),
            paragraph(
              'Du beholder rettighetene til det du lager, men lar oss vise det i tjenesten så lenge det ligger der. Innhold som bryter reglene, kan bli fjernet, og den som bryter dem grovt eller flere ganger, kan miste tilgangen. Du får vite hvorfor, og kan be om at vi vurderer det på nytt.',
            ),
          ],
        },
        liability: {
          heading: 'Drift og ansvar',
          blocks: [
            paragraph(
              'Vi arbeider for at tjenesten skal virke og være riktig, men kan ikke love at den aldri har feil eller stans. Kommunen er ikke part i avtalen mellom deg og en arrangør. Ingenting i vilkårene begrenser rettigheter du har etter loven.',
            ),
          ],
        },
        changes: {
          heading: 'Endringer',
          blocks: [
            paragraph(
              'Vi kan endre vilkårene når tjenesten eller loven endrer seg. Er endringen viktig for deg, ber vi deg godta vilkårene på nytt neste gang du logger inn. Vil du ikke det, kan du slette brukeren din.',
            ),
          ],
        },
        disagreement: {
          heading: 'Hvis vi er uenige',
          blocks: [
            paragraph(
              'Norsk rett gjelder. Ta kontakt med oss først, så prøver vi å finne en løsning. Får du avslag på noe du har søkt kommunen om, står det i avslaget hvordan du kan klage.',
            ),
            mailTo(supportEmail),
            link('Les om personvern', '/privacy'),
          ],
        },
      },
    }),

    privacy: ({ municipalityName, supportEmail, conversationMonths }: PortalNames) => ({
      title: 'Personvern',
      intro:
        'Her står det hvilke opplysninger om deg vi bruker, hvorfor vi gjør det, hvem som ser dem, og hvilke rettigheter du har.',
      sections: {
        controller: {
          heading: 'Hvem som har ansvaret',
          blocks: [
            paragraph(
              `Behandlingsansvarlig er ${municipalityName}. Det betyr at kommunen bestemmer hva opplysningene skal brukes til, og svarer for at reglene blir fulgt. Leverandøren som drifter tjenesten, er databehandler: Den kan bare bruke opplysningene slik kommunen har bestemt i en databehandleravtale.`,
            ),
            paragraph(
              'Når en arrangør bruker påmeldingslisten eller medlemslisten sin til egne formål, har arrangøren selv ansvaret for det.',
            ),
          ],
        },
        'what-we-store': {
          heading: 'Hvilke opplysninger vi bruker',
          blocks: [
            paragraph('Du kan lete etter aktiviteter uten å fortelle hvem du er. Når du har en bruker, behandler vi:'),
            list(
              'navn, e-post og telefonnummer, og fødselsdato, postnummer, kommune og bilde hvis du oppgir det',
              'passordet i en form som ikke kan leses, og når du har logget inn',
              'påmeldinger, ventelister, medlemskap og hvilke arrangører du følger',
              'sertifikater, roller og vakter du har tatt',
              'meldinger, kommentarer og filer du sender, og det du melder fra om',
              'kulturkort du har fått, og hvor og når du har brukt dem',
              'hvilke barn du er foresatt for, hvis du henter dem fra Folkeregisteret: navn, fødselsdato, fødselsnummer og postnummer',
              'hvilke varsler du vil ha, og hvilket språk du bruker',
            ),
            paragraph(
              'For at tjenesten skal være trygg, logges også tekniske opplysninger, som tidspunkt og hvilke sider som blir hentet.',
            ),
            paragraph(
              'Vi ber ikke om opplysninger om helse, religion eller annet som loven gir et særskilt vern. Skriv derfor ikke slikt i åpne felt. Må arrangøren vite om for eksempel allergi, ta det direkte med arrangøren.',
            ),
          ],
        },
        'legal-basis': {
          heading: 'Hvorfor vi har lov til det',
          blocks: [
            list(
              'For å drive tilbudet til innbyggerne: oppgave i allmennhetens interesse (personvernforordningen artikkel 6 nr. 1 bokstav e).',
              'For å gi deg en bruker, påmeldinger og meldinger: avtalen med deg (bokstav b).',
              'For arkiv, regnskap og sikkerhet: plikter i loven (bokstav c).',
              'For statistikk om hvordan nettsidene brukes, med verktøy fra andre: bare samtykket ditt (bokstav a).',
            ),
            paragraph(
              'Samtykke er frivillig. Det er like lett å si nei som å si ja, du får bruke tjenesten uansett, og du kan ombestemme deg når du vil.',
            ),
            link('Se og endre valget ditt', '/cookies'),
          ],
        },
        'who-sees': {
          heading: 'Hvem som ser opplysningene dine',
          blocks: [
            list(
              'Alle kan se hvor mange som er påmeldt en aktivitet, men ikke hvem.',
              'Koordinatorer og administratorer hos arrangøren ser navnet og kontaktopplysningene til dem som er påmeldt. Det gjør også administratorene hos medarrangører og hovedorganisasjonen.',
              'Melder du på et barn, ser de navnet og alderen til barnet, og navnet og kontaktopplysningene dine. Andre foresatte til barnet ser det barnet er meldt på.',
              'Er du medlem hos en arrangør, ser andre medlemmer navnet ditt, men ikke kontaktopplysningene.',
              'Kommentarer under en aktivitet kan leses av alle som kan se aktiviteten.',
              'Skriver du til kontaktpersonene hos en arrangør, får de du velger, meldingen på e-post.',
              'Samtaler kan bare leses av dem som er med i dem. Melder noen fra om en melding, ser de som avgjør saken, den meldingen og de to på hver side.',
              'Stedet som tar imot kulturkortet ditt, ser navnet ditt og besøkene hos seg. Kommunen ser bare tall.',
              'CV-en din ser bare du. Lager du et papir av den, kan den som har koden på papiret, se det du valgte å vise.',
              'De få som gir brukerstøtte, kan se det de trenger for å hjelpe deg. Det blir loggført.',
            ),
          ],
        },
        recipients: {
          heading: 'Når opplysninger går ut av tjenesten',
          blocks: [
            paragraph(
              'Vi selger ikke opplysninger og bruker dem ikke til reklame. Opplysninger deles bare når det må til: med arrangøren du melder deg på hos, med ID-porten når du velger å logge inn der, med Folkeregisteret når du henter barna dine, med dem som sender e-post og SMS for oss, med varslingstjenesten til nettleseren når du slår på varsler på en enhet (den kan ikke lese varslene), og med myndigheter som har rett til dem etter loven, for eksempel politi eller barnevern når noe alvorlig er meldt. Kart kan hente bildene sine fra en karttjeneste, som da ser nettadressen (IP-adressen) til enheten din og hvilket område du ser på.',
            ),
            paragraph(
              'Skal opplysninger behandles utenfor EØS, krever loven at det finnes et gyldig grunnlag for det. Spør kommunen hvis du vil vite hvilke underleverandører som brukes.',
            ),
          ],
        },
        retention: {
          heading: 'Hvor lenge vi har opplysningene',
          blocks: [
            paragraph(
              'Vi har opplysningene så lenge du har en bruker og vi trenger dem. Sletter du brukeren, blir opplysningene slettet eller gjort anonyme. Noe må kommunen likevel ta vare på når loven krever det: Dokumenter i en sak kan være omfattet av arkivloven, og regnskap av bokføringsloven. Sikkerhetskopier og tekniske logger slettes fortløpende.',
            ),
            paragraph(retention.intro),
            list(...retention.periodsFor({ conversation_months: conversationMonths })),
          ],
        },
        rights: {
          heading: 'Rettighetene dine',
          blocks: [
            list(
              'Innsyn: Du kan få vite hva vi har om deg, og få en kopi.',
              'Retting: Feil skal rettes. Det meste kan du rette selv i profilen din.',
              'Sletting: Du kan slette brukeren din eller be oss om å slette noe.',
              'Begrensning: Du kan be om at opplysninger ikke brukes mens vi undersøker noe du er uenig i.',
              'Å protestere: Du kan protestere når behandlingen skjer i allmennhetens interesse.',
              'Dataportabilitet: Du kan få det du selv har gitt oss, i en fil som andre kan lese.',
              'Å trekke samtykke: Det gjelder fra du gjør det, og er like enkelt som å gi det.',
            ),
            paragraph(
              'Du bruker rettighetene gratis. Du skal ha svar uten ugrunnet opphold og senest innen en måned. Er saken vanskelig, kan fristen bli lengre, men da får du vite hvorfor.',
            ),
            mailTo(supportEmail),
          ],
        },
        children: {
          heading: 'Barn og unge',
          blocks: [
            paragraph(
              'Barns opplysninger har et særlig vern. Er du under 13 år, kan du ikke ha egen bruker her. Fra du er 13 år, kan du selv samtykke til å bruke en tjeneste som denne (personopplysningsloven § 5). Fra du er 15 år, kan du som regel samtykke selv også i andre sammenhenger. Gjelder det opplysninger med særskilt vern, må foresatte være med fram til du er 18.',
            ),
            paragraph(
              'Henter du barna dine med BankID eller MinID, spør vi Folkeregisteret hvem du er foresatt for, og spør på nytt hver måned. Slik mister den som ikke lenger er foresatt, tilgangen. Fødselsnumrene lagrer vi kryptert.',
            ),
            paragraph(
              'Vi lager ikke profiler av barn for markedsføring. Foresatte kan be om innsyn på vegne av barnet.',
            ),
          ],
        },
        security: {
          heading: 'Hvordan vi passer på opplysningene',
          blocks: [
            paragraph(
              'Trafikken mellom deg og tjenesten er kryptert. Ansatte får bare se det de trenger i jobben, og det loggføres når noen bruker utvidede rettigheter. Blir sikkerheten brutt på en måte som kan ramme deg, varsler kommunen Datatilsynet og, når risikoen er høy, deg.',
            ),
          ],
        },
        complaints: {
          heading: 'Spørsmål og klage',
          blocks: [
            paragraph(
              `Skriv til oss hvis noe er uklart. Du kan også kontakte personvernombudet i ${municipalityName}, som er uavhengig og har taushetsplikt. Kontaktopplysningene står på kommunens nettsider.`,
            ),
            mailTo(supportEmail),
            paragraph('Mener du at vi bryter reglene, kan du klage til Datatilsynet. Det er gratis.'),
            link('Datatilsynet', 'https://www.datatilsynet.no/'),
          ],
        },
      },
    }),

    help: ({ inTenant, supportEmail }: PortalNames) => ({
      title: 'Hjelp',
      intro: 'Svar på det vi oftest får spørsmål om. Finner du ikke svaret, hjelper vi deg gjerne.',
      sections: {
        finding: {
          heading: 'Finne noe å være med på',
          blocks: [
            question(
              'Hvordan finner jeg en aktivitet som passer?',
              `Gå til Aktiviteter. Der ser du det som skjer ${inTenant}. Velg for eksempel alder, dag eller kategori, eller søk med egne ord. Du kan bytte mellom liste, kalender og kart.`,
            ),
            question(
              'Må jeg ha en bruker?',
              'Nei, ikke for å se hva som skjer. Du trenger en bruker for å melde deg på, følge arrangører og sende meldinger.',
            ),
            question(
              'Hva koster det?',
              'Tjenesten er gratis. Noen aktiviteter koster penger, og da står prisen hos aktiviteten. Velg filteret Gratis for å se dem som ikke koster noe.',
            ),
            link('Se alle aktiviteter', '/events'),
          ],
        },
        'signing-up': {
          heading: 'Påmelding og venteliste',
          blocks: [
            question(
              'Hvordan melder jeg meg på?',
              'Åpne aktiviteten, velg dagen du vil komme, og trykk på Meld deg på. Du må være logget inn. Etterpå står det «Du deltar», og du finner aktiviteten på Min side.',
            ),
            question(
              'Hvordan melder jeg meg av?',
              'Åpne aktiviteten og meld deg av der du meldte deg på. Gjør det så tidlig du kan, så får noen andre plassen.',
            ),
            question(
              'Det er fullt. Hva gjør jeg?',
              'Sett deg på ventelisten. Arrangøren bestemmer hvordan ledige plasser fordeles: til den første i køen, etter tilbud med svarfrist, ved loddtrekning eller til en gruppe først. Du får beskjed når det er din tur.',
            ),
            question(
              'Hva skjer hvis aktiviteten blir avlyst eller flyttet?',
              'Du får et varsel i portalen, og beskjed på e-post eller SMS. Blir tiden endret, må du kanskje melde deg på igjen, fordi den nye tiden ikke passer for alle.',
            ),
            question(
              'Kan jeg melde på barnet mitt?',
              'Ja, hvis barnet er under 18 år. Logg inn med BankID eller MinID, og hent barna dine fra Folkeregisteret. Åpne så aktiviteten, og trykk på Meld på barn. Barnet trenger ikke en egen bruker, og du får beskjedene.',
            ),
          ],
        },
        account: {
          heading: 'Bruker og innlogging',
          blocks: [
            question(
              'Hvordan lager jeg en bruker?',
              'Velg Logg inn og skriv e-posten eller telefonnummeret ditt. Du får en kode, og når du har skrevet den inn, velger du navn og passord.',
            ),
            question(
              'Jeg har ikke fått koden. Hva er galt?',
              'Sjekk søppelposten hvis koden skulle komme på e-post, eller om telefonen har dekning. Du kan be om en ny kode, men ikke for mange på kort tid. Vent litt hvis du får beskjed om det.',
            ),
            question(
              'Jeg har glemt passordet',
              'Velg «Glemt passord?» når du logger inn, så hjelper vi deg til å lage et nytt.',
            ),
            question(
              'Hvordan sletter jeg brukeren min?',
              'Gå til Profil og Innstillinger. Der kan du også hente ut en kopi av opplysningene dine først.',
            ),
          ],
        },
        'my-data': {
          heading: 'Opplysningene dine',
          blocks: [
            question(
              'Hvem ser at jeg er påmeldt?',
              'Koordinatorer og administratorer hos arrangøren ser navnet og kontaktopplysningene dine, og det gjør også administratorene hos medarrangører og hovedorganisasjonen. Andre ser bare hvor mange som er påmeldt.',
            ),
            question(
              'Hvem kan lese meldingene mine?',
              'Skriver du til en kontaktperson hos en arrangør, er det bare de du velger, som får meldingen. Det du skriver i en samtale, kan leses av alle som er med i den. Får du en melding som ikke er grei, trykker du på Meld fra ved siden av den. Du kan også blokkere den som skrev.',
            ),
            question(
              'Hvordan får jeg færre varsler?',
              'Under Innstillinger velger du hvordan du vil ha varsler, både generelt og for hver organisasjon.',
            ),
            link('Les mer om personvern', '/privacy'),
          ],
        },
        organisers: {
          heading: 'For arrangører',
          blocks: [
            question(
              'Hvordan blir vi arrangør?',
              'Send en forespørsel fra siden Bli arrangør. Kommunen ser på den, og du får svar på e-post. Etterpå kan dere legge ut aktiviteter og invitere andre til å hjelpe til.',
            ),
            question(
              'Hvem kan gjøre hva hos oss?',
              'Administratorer styrer innstillinger og roller. Koordinatorer kan lage aktiviteter og følge opp deltakere. Medlemmer ser det som er for medlemmer.',
            ),
            link('Bli arrangør', '/organisations/new'),
          ],
        },
        contact: {
          heading: 'Kontakt oss',
          blocks: [
            paragraph(
              'Gjelder spørsmålet én aktivitet, når du fram raskest ved å skrive til arrangøren. Gjelder det selve tjenesten, skriver du til oss. Ikke send fødselsnummer eller passord på e-post.',
            ),
            mailTo(supportEmail),
          ],
        },
      },
    }),

    accessibility: ({ municipalityName, supportEmail }: PortalNames) => ({
      title: 'Tilgjengelighetserklæring',
      intro:
        'Tjenesten skal kunne brukes av alle, også av deg som bruker skjermleser, tastatur, forstørring eller talestyring.',
      sections: {
        duty: {
          heading: 'Hva loven krever',
          blocks: [
            paragraph(
              `Nettsidene til det offentlige skal være universelt utformet. Kravet står i likestillings- og diskrimineringsloven § 18 og i forskrift om universell utforming av IKT-løsninger. Det betyr at ${municipalityName} skal oppfylle WCAG 2.1 på nivå A og AA, med de unntakene forskriften har, og gjøre rede for status i en tilgjengelighetserklæring på uustatus.no.`,
            ),
            paragraph('Denne siden forteller hvordan vi arbeider. Den erstatter ikke erklæringen på uustatus.no.'),
          ],
        },
        work: {
          heading: 'Slik arbeider vi',
          blocks: [
            list(
              'Alt skal kunne gjøres med tastatur, og det skal synes hvor du er.',
              'Overskrifter, knapper og felt har navn som skjermlesere kan lese opp.',
              'Tekst og farger skal ha god nok kontrast, både i lyst og mørkt utseende.',
              'Sidene skal tåle at du forstørrer til 400 prosent.',
              'Tilstander som fullt eller avlyst står med ord, ikke bare med farge.',
              'Det som vises på kart, finnes også som liste.',
            ),
            paragraph('Vi tester sidene automatisk i en nettleser, og sikter mot den nyere standarden WCAG 2.2.'),
          ],
        },
        limits: {
          heading: 'Det vi ikke alltid rår over',
          blocks: [
            paragraph(
              'Arrangører legger selv inn tekster, bilder og dokumenter, og de kan ha mangler, for eksempel et bilde uten beskrivelse eller et dokument som ikke kan leses opp. Si fra, så ber vi arrangøren om å rette det, eller finner ut av det for deg på en annen måte.',
            ),
          ],
        },
        feedback: {
          heading: 'Si fra når noe ikke virker',
          blocks: [
            paragraph(
              'Fortell hvilken side det gjelder, hva du prøvde å gjøre, og gjerne hvilket hjelpemiddel du bruker. Trenger du innholdet på en annen måte, hjelper vi deg med det.',
            ),
            mailTo(supportEmail),
          ],
        },
        complaints: {
          heading: 'Hvis du ikke får hjelp',
          blocks: [
            paragraph(
              `Klag først til ${municipalityName}, som har ansvaret for at tjenesten følger reglene. Tilsynet for universell utforming av ikt (Uu-tilsynet) fører kontroll, og du kan melde fra dit om brudd. Vil du ha en avgjørelse i din egen sak, kan du klage til Diskrimineringsnemnda. Det er gratis.`,
            ),
            link('Uu-tilsynet', 'https://www.uutilsynet.no/'),
            link('Diskrimineringsnemnda', 'https://www.diskrimineringsnemnda.no/'),
          ],
        },
      },
    }),

    cookies: ({ supportEmail }: PortalNames) => ({
      title: 'Informasjonskapsler',
      intro:
        'Her står alt som tjenesten lagrer i nettleseren din, hvorfor det lagres, og hvordan du bestemmer over det.',
      sections: {
        what: {
          heading: 'Hva dette er',
          blocks: [
            paragraph(
              'En informasjonskapsel er en liten tekst som nettleseren tar vare på for oss. Nettleseren har også et eget lager for hvert nettsted. Reglene i ekomloven § 3-15 gjelder for begge: Vi kan lagre det som er nødvendig for noe du selv har bedt om. Alt annet krever at du har sagt ja først.',
            ),
          ],
        },
        necessary: {
          heading: 'Nødvendig for det du ber om',
          blocks: [
            list(
              'nabolag-language (informasjonskapsel): språket du har valgt, så neste side også kommer på det. Varer i 365 dager fra du sist var innom.',
              'nabolag:language-offered (nettleserens lager): at vi har spurt om du vil lese på et annet språk, så vi ikke spør igjen. Blir liggende til du sletter det.',
              'nabolag:announcement (nettleserens lager): hvilken melding øverst på siden du har skjult, så den ikke vises igjen. Blir liggende til du sletter det.',
              'nabolag:USER_MUNICIPALITY (nettleserens lager): kommunen du har valgt. Blir liggende til du sletter den.',
              'nabolag:municipalities (nettleserens lager): listen over landets kommuner, så den ikke må hentes hver gang. Fornyes hvert døgn.',
              'nabolag-pages, nabolag-files og nabolag-answers (nettleserens lager): sider du har vært på og det de trenger, så du kan lese dem uten nett. De eldste fjernes når det blir mange.',
              'nabolag:reloaded (nettleserens lager): husker at siden er hentet på nytt etter en oppdatering, så det ikke skjer om og om igjen. Fjernes når du lukker fanen.',
              'clarityConsent (informasjonskapsel): svaret ditt, ja eller nei, på om vi kan måle bruken. Varer i 180 dager, så spør vi på nytt.',
            ),
          ],
        },
        'signed-in': {
          heading: 'Når du logger inn',
          blocks: [
            list(
              'nabolag:get-started:username (nettleserens lager): e-posten eller telefonnummeret du begynte å logge inn med, så du slipper å skrive det to ganger.',
              'nabolag:auth:user (nettleserens lager): beviset på at du er logget inn. Fjernes når du logger ut.',
              'nabolag:auth:own (nettleserens lager): bare for dem som gir brukerstøtte, mens de er logget inn som en annen: deres egen innlogging. Fjernes når det er over.',
              '__Host-f (informasjonskapsel): viser at det er den samme nettleseren som ber om en kode og som skriver den inn. Varer i tolv timer.',
              '__Host-d (informasjonskapsel): kjenner igjen nettleseren din, så andre som gjetter på passordet ditt, ikke bremser deg. Varer i 180 dager.',
              'nabolag:verification (nettleserens lager): adressen du er i ferd med å bekrefte. Fjernes når du lukker fanen.',
              '__Secure-adm (informasjonskapsel): innloggingen til dem som arbeider i kommunen og hos oss. Varer så lenge innloggingen gjelder. Vanlige brukere får den ikke.',
              'nabolag-adm (informasjonskapsel): sier bare at __Secure-adm finnes, og varer like lenge.',
              'nabolag:screen: og noen tegn til (nettleserens lager): husker at innloggingen er talt med i statistikken. Fjernes når du lukker fanen.',
              'push-subscription (nettleserens lager): adressen vi sender varsler til, hvis du har slått på varsler på denne enheten.',
              'nabolag:chat-draft: og noen tegn til (nettleserens lager): det du har skrevet i en samtale og ikke sendt. Fjernes når det er sendt, når du tømmer feltet, eller når du logger ut.',
              'nabolag:chat-unsent: og noen tegn til (nettleserens lager): meldinger som venter på å bli sendt, for eksempel fordi du er uten nett. Fjernes når de er sendt eller du logger ut, og sendes ikke etter 14 dager.',
              'nabolag-passes (nettleserens lager): kodene til billettene, lånene og kulturkortene dine, så du kan vise dem uten nett, og det du har skannet i en skranke. Kodene fjernes dagen etter at de er gått ut, eller når noen andre logger inn. Skanninger som ikke er sendt, fjernes etter 60 dager.',
            ),
          ],
        },
        running: {
          heading: 'Når du arrangerer',
          blocks: [
            list(
              'nabolag:dashboard:organization (nettleserens lager): arrangøren du sist så på i oversikten.',
              'nabolag:dashboard:municipality (nettleserens lager): kommunen du sist arbeidet for, hvis du arbeider for flere. Fjernes når du logger ut, og i andre faner når du lukker dem.',
              'nabolag-preview (informasjonskapsel): lar en administrator i kommunen se et utkast til portalen på forhåndsvisningen. Varer i én time.',
              'nabolag:wall (nettleserens lager): bare i nettlesere som er infoskjerm. Hvilken skjerm det er, og hva den skal vise. Fjernes når skjermen kobles fra.',
              'nabolag:event-form: og noen tegn til (nettleserens lager): det du har skrevet i et skjema og ikke lagret ennå. Fjernes når det er lagret, og brukes ikke etter 14 dager.',
              'nabolag-door (nettleserens lager): navnene på deltakerne og innsjekkingene når du tar imot folk uten nett, og din egen kode når du skal være med. Fjernes når aktiviteten er over eller noen andre logger inn. Innsjekkinger som ikke er sendt, fjernes etter 60 dager.',
              'nabolag:door-used, nabolag:door-sound og nabolag:door-reloaded (nettleserens lager): at enheten er brukt til innsjekk, om lyden er på, og når kameraet sist ble startet på nytt.',
            ),
          ],
        },
        analytics: {
          heading: 'Bare hvis du sier ja',
          blocks: [
            paragraph(
              'Sier du ja, kan vi bruke et verktøy som viser hvordan sidene blir brukt, for eksempel hvor folk stopper opp. Verktøyet lagrer da sine egne informasjonskapsler. Sier du nei, eller svarer du ikke, blir det ikke lastet inn, og ingenting sendes til det.',
            ),
          ],
        },
        choice: {
          heading: 'Valget er ditt',
          blocks: [
            paragraph(
              'Godta og Avvis er like lette å velge, og tjenesten virker like godt uansett. Du kan ombestemme deg når du vil: Velg «Endre samtykke» nederst på siden. Du kan også slette alt nettstedet har lagret. Da må du velge språk og kommune igjen.',
            ),
          ],
        },
        contact: {
          heading: 'Spørsmål',
          blocks: [
            paragraph('Lurer du på noe om informasjonskapsler eller personvern, kan du skrive til oss.'),
            mailTo(supportEmail),
            link('Les om personvern', '/privacy'),
          ],
        },
      },
    }),

    'data-processing': dataProcessing,
  },

  extra: {
    closing: ({ inTenant, supportEmail }: PortalNames) => ({
      heading: `Tjenesten er avsluttet ${inTenant}`,
      blocks: [
        paragraph(
          'Aktiviteter og arrangører vises ikke lenger her, og det går ikke an å melde seg på noe nytt. Du kan fortsatt logge inn, hente ut opplysningene dine og slette brukeren din.',
        ),
        mailTo(supportEmail),
      ],
    }),
    'leisure-account': (_names: PortalNames) => ({
      heading: 'Fritidskonto',
      blocks: [
        question(
          'Hva er en fritidskonto?',
          'Et beløp fra kommunen som et barn eller en ungdom kan bruke på faste aktiviteter. Kommunen svarer på hvem som kan få det, og hvor stort det er.',
        ),
        question(
          'Kan jeg bruke den her?',
          'Ja. Logg inn med BankID eller MinID, og åpne kontoen til barnet under Fritidskonto. Der ser du hva som er igjen, og hvorfor barnet har konto eller ikke.',
        ),
      ],
    }),
    'leisure-account-privacy': (_names: PortalNames) => ({
      heading: 'Fritidskonto, billetter og utlån',
      blocks: [
        paragraph(
          'Har barnet fritidskonto, bruker kommunen navn, fødselsnummer, fødselsdato, postnummer og hvem som er foresatte, sammen med det som er satt inn, betalt, lånt og hentet. Vi lagrer ikke hva dere tjener.',
        ),
        list(
          'De foresatte ser kontoen. Det gjør også de som har fått tilgang av dere, til dere fjerner den.',
          'De i kommunen som arbeider med ordningen, kan åpne kontoen og se betalinger og kvitteringer. Det blir loggført, og ingen avgjør noe i sin egen familie.',
          'Arrangøren dere betaler til, ser fornavnet og fødselsåret til barnet. Banken får navnet og kontonummeret til den som skal ha pengene, og meldingen til mottakeren.',
          'Betaler dere resten selv, går betalingen gjennom Vipps, som får beløpet og hva det gjelder.',
          'De som tar imot billetter og låner ut utstyr, ser det de trenger for å gjøre det.',
          'I statistikken står ingen tall med færre enn fem barn bak.',
        ),
      ],
    }),
    'leisure-account-ended': (_names: PortalNames) => ({
      heading: 'Fritidskonto',
      blocks: [
        question(
          'Kan jeg få fritidskonto?',
          'Nei. Ordningen er avsluttet, og det blir ikke delt ut nye kontoer. Vi kommer med informasjon om andre støtteordninger.',
        ),
      ],
    }),
    statement: ({ municipalityName, statementUrl }: PortalNames) => ({
      heading: 'Erklæringen på uustatus.no',
      blocks: [
        paragraph(
          `Status for denne tjenesten, med kjente feil og mangler, står i erklæringen som ${municipalityName} har publisert på uustatus.no.`,
        ),
        link('Les tilgjengelighetserklæringen', statementUrl),
      ],
    }),
    'statement-missing': ({ municipalityName }: PortalNames) => ({
      heading: 'Erklæringen på uustatus.no',
      blocks: [
        paragraph(
          `Lenken til erklæringen er ikke lagt inn her ennå. Du kan be ${municipalityName} om den, eller skrive til oss.`,
        ),
      ],
    }),
  },
};
