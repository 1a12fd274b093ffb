import { nn as retention } from '#features/retention/texts/nn.ts';
import { type ContentLike, link, list, mailTo, paragraph, question } from './blocks.ts';
import { nn as dataProcessing } from './data-processing/nn.ts';
import type { nb } from './nb.ts';

export const nn: ContentLike<typeof nb> = {
  pages: {
    about: ({ inTenant, municipalityName, supportEmail }) => ({
      title: 'Om tenesta',
      intro: `Her samlar vi aktivitetar, arrangørar og frivillige oppdrag ${inTenant}, slik at det blir lettare å finne noko å vere med på.`,
      sections: {
        purpose: {
          heading: 'Kva tenesta er til',
          blocks: [
            paragraph(
              'Det skjer mykje i eit nabolag: trening, turar, kor, kurs, kafear og dugnader. Ofte er det berre dei som allereie er med, som veit om det. Tenesta er laga for at alle skal finne fram, uansett alder, lommebok og kor lenge dei har budd på staden.',
            ),
            paragraph('Du kan sjå alt som er ope, utan å logge inn og utan å betale.'),
          ],
        },
        possibilities: {
          heading: 'Kva du kan gjere her',
          blocks: [
            list(
              'Finne aktivitetar etter stad, tid, alder og interesse.',
              'Melde deg på, eller setje deg på venteliste når det er fullt.',
              'Følgje arrangørar du liker, og få e-post når dei legg ut noko nytt.',
              'Finne frivillige oppdrag og ta vakter.',
              'Skrive til kontaktpersonane hos ein arrangør, og til andre du er med i noko saman med.',
            ),
          ],
        },
        responsible: {
          heading: 'Kven som står bak',
          blocks: [
            paragraph(
              `Tenesta blir tilbydd av ${municipalityName}. Kommunen avgjer kva tenesta skal brukast til, og har ansvaret for personopplysningane som blir registrerte. Ein leverandør driftar løysinga på vegner av kommunen.`,
            ),
            paragraph(
              'Lag, foreiningar og andre arrangørar legg sjølve ut aktivitetane sine og har ansvaret for innhald og gjennomføring.',
            ),
          ],
        },
        organisers: {
          heading: 'Er du arrangør?',
          blocks: [
            paragraph(
              'Lag, foreiningar, frivilligsentralar og kommunale tilbod kan be om ei eiga side. Når førespurnaden er godkjend, kan de leggje ut aktivitetar og ta imot påmeldingar.',
            ),
            link('Bli arrangør', '/organisations/new'),
          ],
        },
        contact: {
          heading: 'Kontakt oss',
          blocks: [
            paragraph(
              'Har du spørsmål, ris eller ros? Skriv til oss. Spørsmål om éin aktivitet svarar arrangøren best på.',
            ),
            mailTo(supportEmail),
          ],
        },
      },
    }),

    terms: ({ municipalityName, supportEmail }) => ({
      title: 'Vilkår for bruk',
      intro:
        'Desse vilkåra gjeld når du bruker tenesta. Vi har prøvd å skrive dei kort. Du må godta dei for å ha ein brukar.',
      sections: {
        parties: {
          heading: 'Kven avtalen gjeld',
          blocks: [
            paragraph(
              `Vilkåra gjeld mellom deg og ${municipalityName}. Ein leverandør driftar tenesta for kommunen. Melder du deg på ein aktivitet, er det arrangøren du gjer ein avtale med om sjølve aktiviteten.`,
            ),
          ],
        },
        account: {
          heading: 'Brukaren din',
          blocks: [
            list(
              'Brukaren er personleg. Oppgi rett namn, og hald e-post og telefonnummer oppdaterte.',
              'Pass på passordet og kodane dine, og ikkje lån bort brukaren.',
              'Sei frå til oss med ein gong dersom du trur at nokon andre har brukt han.',
              'Du kan når som helst slette brukaren din under Innstillingar.',
            ),
          ],
        },
        age: {
          heading: 'Barn og unge',
          blocks: [
            paragraph(
              'Du må vere 13 år for å ha eigen brukar. Er du yngre, kan ein forelder eller ein annan føresett melde deg på aktivitetar. Nokre avtalar, til dømes medlemskap som kostar pengar, må ein føresett likevel godta fram til du er 18 år. Kva aldersgrenser ein aktivitet har, avgjer arrangøren.',
            ),
          ],
        },
        'signing-up': {
          heading: 'Når du melder deg på',
          blocks: [
            list(
              'Påmeldinga er berre bindande når arrangøren har opplyst om det. Les kva som står om pris og avmelding.',
              'Meld deg av så tidleg du kan dersom du ikkje kjem. Då kan den neste på ventelista få plassen.',
              'Arrangøren kan avlyse, endre tid eller stad, eller fjerne ei påmelding når det er sakleg grunn til det. Du får beskjed.',
            ),
          ],
        },
        organisers: {
          heading: 'Ansvaret til arrangørane',
          blocks: [
            paragraph(
              'Arrangøren har ansvaret for at det som står om aktiviteten, er rett, at han blir gjennomført på ein forsvarleg måte, og at reglar om til dømes politiattest og forsikring blir følgde. Kommunen godkjenner arrangørar, men kontrollerer ikkje kvar einskild aktivitet.',
            ),
            paragraph(
              'Arrangørar skal berre bruke opplysningar om deltakarar til å gjennomføre aktiviteten, og må følgje personvernreglane når dei tek opplysningane ut av tenesta.',
            ),
          ],
        },
        content: {
          heading: 'Det du skriv og deler',
          blocks: [
            paragraph('Du har ansvaret for det du legg ut, i omtalar, kommentarar, meldingar og bilete. Du kan ikkje:'),
            list(
              'trakassere, truge eller diskriminere nokon',
              'leggje ut noko som er ulovleg, villeiande eller reklame utan samanheng med ein aktivitet',
              'dele bilete av andre utan at dei har sagt ja. For barn må dei føresette seie ja',
              'bruke tekst, musikk eller bilete du ikkje har rett til å bruke',
              'samle inn opplysningar om andre brukarar eller forstyrre drifta',
            ),
            paragraph(
              'Du held på rettane til det du lagar, men lèt oss vise det i tenesta så lenge det ligg der. Innhald som bryt reglane, kan bli fjerna, og den som bryt dei grovt eller fleire gonger, kan miste tilgangen. Du får vite kvifor, og kan be om at vi vurderer det på nytt.',
            ),
          ],
        },
        liability: {
          heading: 'Drift og ansvar',
          blocks: [
            paragraph(
              'Vi arbeider for at tenesta skal verke og vere rett, men kan ikkje love at ho aldri har feil eller stans. Kommunen er ikkje part i avtalen mellom deg og ein arrangør. Ingenting i vilkåra avgrensar rettar du har etter lova.',
            ),
          ],
        },
        changes: {
          heading: 'Endringar',
          blocks: [
            paragraph(
              'Vi kan endre vilkåra når tenesta eller lova endrar seg. Er endringa viktig for deg, ber vi deg godta vilkåra på nytt neste gong du loggar inn. Vil du ikkje det, kan du slette brukaren din.',
            ),
          ],
        },
        disagreement: {
          heading: 'Dersom vi er usamde',
          blocks: [
            paragraph(
              'Norsk rett gjeld. Ta kontakt med oss først, så prøver vi å finne ei løysing. Får du avslag på noko du har søkt kommunen om, står det i avslaget korleis du kan klage.',
            ),
            mailTo(supportEmail),
            link('Les om personvern', '/privacy'),
          ],
        },
      },
    }),

    privacy: ({ municipalityName, supportEmail, conversationMonths }) => ({
      title: 'Personvern',
      intro:
        'Her står det kva opplysningar om deg vi bruker, kvifor vi gjer det, kven som ser dei, og kva rettar du har.',
      sections: {
        controller: {
          heading: 'Kven som har ansvaret',
          blocks: [
            paragraph(
              `Behandlingsansvarleg er ${municipalityName}. Det vil seie at kommunen avgjer kva opplysningane skal brukast til, og svarar for at reglane blir følgde. Leverandøren som driftar tenesta, er databehandlar: Han kan berre bruke opplysningane slik kommunen har avgjort i ein databehandlaravtale.`,
            ),
            paragraph(
              'Når ein arrangør bruker påmeldingslista eller medlemslista si til eigne formål, har arrangøren sjølv ansvaret for det.',
            ),
          ],
        },
        'what-we-store': {
          heading: 'Kva opplysningar vi bruker',
          blocks: [
            paragraph(
              'Du kan leite etter aktivitetar utan å fortelje kven du er. Når du har ein brukar, behandlar vi:',
            ),
            list(
              'namn, e-post og telefonnummer, og fødselsdato, postnummer, kommune og bilete dersom du oppgir det',
              'passordet i ei form som ikkje kan lesast, og når du har logga inn',
              'påmeldingar, ventelister, medlemskap og kva arrangørar du følgjer',
              'sertifikat, roller og vakter du har teke',
              'meldingar, kommentarar og filer du sender, og det du melder frå om',
              'kulturkort du har fått, og kvar og når du har brukt dei',
              'kva barn du er føresett for, dersom du hentar dei frå Folkeregisteret: namn, fødselsdato, fødselsnummer og postnummer',
              'kva varsel du vil ha, og kva språk du bruker',
            ),
            paragraph(
              'For at tenesta skal vere trygg, loggar vi òg tekniske opplysningar, som tidspunkt og kva sider som blir henta.',
            ),
            paragraph(
              'Vi ber ikkje om opplysningar om helse, religion eller anna som lova gir eit særskilt vern. Skriv difor ikkje slikt i opne felt. Må arrangøren vite om til dømes allergi, ta det direkte med arrangøren.',
            ),
          ],
        },
        'legal-basis': {
          heading: 'Kvifor vi har lov til det',
          blocks: [
            list(
              'For å drive tilbodet til innbyggjarane: oppgåve i allmenta si interesse (personvernforordninga artikkel 6 nr. 1 bokstav e).',
              'For å gi deg ein brukar, påmeldingar og meldingar: avtalen med deg (bokstav b).',
              'For arkiv, rekneskap og tryggleik: plikter i lova (bokstav c).',
              'For statistikk om korleis nettsidene blir brukte, med verktøy frå andre: berre samtykket ditt (bokstav a).',
            ),
            paragraph(
              'Samtykke er frivillig. Det er like lett å seie nei som å seie ja, du får bruke tenesta uansett, og du kan ombestemme deg når du vil.',
            ),
            link('Sjå og endre valet ditt', '/cookies'),
          ],
        },
        'who-sees': {
          heading: 'Kven som ser opplysningane dine',
          blocks: [
            list(
              'Alle kan sjå kor mange som er påmelde til ein aktivitet, men ikkje kven.',
              'Koordinatorar og administratorar hos arrangøren ser namnet og kontaktopplysningane til dei som er påmelde. Det gjer òg administratorane hos medarrangørar og hovudorganisasjonen.',
              'Melder du på eit barn, ser dei namnet og alderen til barnet, og namnet og kontaktopplysningane dine. Andre føresette til barnet ser det barnet er meldt på.',
              'Er du medlem hos ein arrangør, ser andre medlemer namnet ditt, men ikkje kontaktopplysningane.',
              'Kommentarar under ein aktivitet kan lesast av alle som kan sjå aktiviteten.',
              'Skriv du til kontaktpersonane hos ein arrangør, får dei du vel, meldinga på e-post.',
              'Samtalar kan berre lesast av dei som er med i dei. Melder nokon frå om ei melding, ser dei som avgjer saka, den meldinga og dei to på kvar side.',
              'Staden som tek imot kulturkortet ditt, ser namnet ditt og besøka hos seg. Kommunen ser berre tal.',
              'CV-en din ser berre du. Lagar du eit papir av han, kan den som har koden på papiret, sjå det du valde å vise.',
              'Dei få som gir brukarstøtte, kan sjå det dei treng for å hjelpe deg. Det blir loggført.',
            ),
          ],
        },
        recipients: {
          heading: 'Når opplysningar går ut av tenesta',
          blocks: [
            paragraph(
              'Vi sel ikkje opplysningar og bruker dei ikkje til reklame. Opplysningar blir berre delte når det må til: med arrangøren du melder deg på hos, med ID-porten når du vel å logge inn der, med Folkeregisteret når du hentar barna dine, med dei som sender e-post og SMS for oss, med varslingstenesta til nettlesaren når du slår på varsel på ei eining (ho kan ikkje lese varsla), og med styresmakter som har rett til dei etter lova, til dømes politi eller barnevern når noko alvorleg er meldt. Kart kan hente bileta sine frå ei kartteneste, som då ser nettadressa (IP-adressa) til eininga di og kva område du ser på.',
            ),
            paragraph(
              'Skal opplysningar behandlast utanfor EØS, krev lova at det finst eit gyldig grunnlag for det. Spør kommunen dersom du vil vite kva underleverandørar som blir brukte.',
            ),
          ],
        },
        retention: {
          heading: 'Kor lenge vi har opplysningane',
          blocks: [
            paragraph(
              'Vi har opplysningane så lenge du har ein brukar og vi treng dei. Slettar du brukaren, blir opplysningane sletta eller gjorde anonyme. Noko må kommunen likevel ta vare på når lova krev det: Dokument i ei sak kan vere omfatta av arkivlova, og rekneskap av bokføringslova. Tryggingskopiar og tekniske loggar blir sletta fortløpande.',
            ),
            paragraph(retention.intro),
            list(...retention.periodsFor({ conversation_months: conversationMonths })),
          ],
        },
        rights: {
          heading: 'Rettane dine',
          blocks: [
            list(
              'Innsyn: Du kan få vite kva vi har om deg, og få ein kopi.',
              'Retting: Feil skal rettast. Det meste kan du rette sjølv i profilen din.',
              'Sletting: Du kan slette brukaren din eller be oss om å slette noko.',
              'Avgrensing: Du kan be om at opplysningar ikkje blir brukte medan vi undersøkjer noko du er usamd i.',
              'Å protestere: Du kan protestere når behandlinga skjer i allmenta si interesse.',
              'Dataportabilitet: Du kan få det du sjølv har gitt oss, i ei fil som andre kan lese.',
              'Å trekkje samtykke: Det gjeld frå du gjer det, og er like enkelt som å gi det.',
            ),
            paragraph(
              'Du bruker rettane gratis. Du skal ha svar utan grunnlaust opphald og seinast innan ein månad. Er saka vanskeleg, kan fristen bli lengre, men då får du vite kvifor.',
            ),
            mailTo(supportEmail),
          ],
        },
        children: {
          heading: 'Barn og unge',
          blocks: [
            paragraph(
              'Opplysningar om barn har eit særleg vern. Er du under 13 år, kan du ikkje ha eigen brukar her. Frå du er 13 år, kan du sjølv samtykkje til å bruke ei teneste som denne (personopplysningslova § 5). Frå du er 15 år, kan du som regel samtykkje sjølv òg i andre samanhengar. Gjeld det opplysningar med særskilt vern, må dei føresette vere med fram til du er 18.',
            ),
            paragraph(
              'Hentar du barna dine med BankID eller MinID, spør vi Folkeregisteret kven du er føresett for, og spør på nytt kvar månad. Slik mistar den som ikkje lenger er føresett, tilgangen. Fødselsnumra lagrar vi kryptert.',
            ),
            paragraph(
              'Vi lagar ikkje profilar av barn for marknadsføring. Føresette kan be om innsyn på vegner av barnet.',
            ),
          ],
        },
        security: {
          heading: 'Korleis vi passar på opplysningane',
          blocks: [
            paragraph(
              'Trafikken mellom deg og tenesta er kryptert. Tilsette får berre sjå det dei treng i jobben, og det blir loggført når nokon bruker utvida rettar. Blir tryggleiken broten på ein måte som kan råke deg, varslar kommunen Datatilsynet og, når risikoen er høg, deg.',
            ),
          ],
        },
        complaints: {
          heading: 'Spørsmål og klage',
          blocks: [
            paragraph(
              `Skriv til oss dersom noko er uklart. Du kan òg kontakte personvernombodet i ${municipalityName}, som er uavhengig og har teieplikt. Kontaktopplysningane står på nettsidene til kommunen.`,
            ),
            mailTo(supportEmail),
            paragraph('Meiner du at vi bryt reglane, kan du klage til Datatilsynet. Det er gratis.'),
            link('Datatilsynet', 'https://www.datatilsynet.no/'),
          ],
        },
      },
    }),

    help: ({ inTenant, supportEmail }) => ({
      title: 'Hjelp',
      intro: 'Svar på det vi oftast får spørsmål om. Finn du ikkje svaret, hjelper vi deg gjerne.',
      sections: {
        finding: {
          heading: 'Finne noko å vere med på',
          blocks: [
            question(
              'Korleis finn eg ein aktivitet som passar?',
              `Gå til Aktivitetar. Der ser du det som skjer ${inTenant}. Vel til dømes alder, dag eller kategori, eller søk med eigne ord. Du kan byte mellom liste, kalender og kart.`,
            ),
            question(
              'Må eg ha ein brukar?',
              'Nei, ikkje for å sjå kva som skjer. Du treng ein brukar for å melde deg på, følgje arrangørar og sende meldingar.',
            ),
            question(
              'Kva kostar det?',
              'Tenesta er gratis. Nokre aktivitetar kostar pengar, og då står prisen hos aktiviteten. Vel filteret Gratis for å sjå dei som ikkje kostar noko.',
            ),
            link('Sjå alle aktivitetar', '/events'),
          ],
        },
        'signing-up': {
          heading: 'Påmelding og venteliste',
          blocks: [
            question(
              'Korleis melder eg meg på?',
              'Opne aktiviteten, vel dagen du vil kome, og trykk på Meld deg på. Du må vere logga inn. Etterpå står det «Du deltek», og du finn aktiviteten på Mi side.',
            ),
            question(
              'Korleis melder eg meg av?',
              'Opne aktiviteten og meld deg av der du melde deg på. Gjer det så tidleg du kan, så får nokon andre plassen.',
            ),
            question(
              'Det er fullt. Kva gjer eg?',
              'Set deg på ventelista. Arrangøren avgjer korleis ledige plassar blir fordelte: til den første i køen, etter tilbod med svarfrist, ved loddtrekking eller til ei gruppe først. Du får beskjed når det er din tur.',
            ),
            question(
              'Kva skjer dersom aktiviteten blir avlyst eller flytta?',
              'Du får eit varsel i portalen, og beskjed på e-post eller SMS. Blir tida endra, må du kanskje melde deg på igjen, fordi den nye tida ikkje passar for alle.',
            ),
            question(
              'Kan eg melde på barnet mitt?',
              'Ja, dersom barnet er under 18 år. Logg inn med BankID eller MinID, og hent barna dine frå Folkeregisteret. Opne så aktiviteten, og trykk på Meld på barn. Barnet treng ikkje ein eigen brukar, og du får beskjedane.',
            ),
          ],
        },
        account: {
          heading: 'Brukar og innlogging',
          blocks: [
            question(
              'Korleis lagar eg ein brukar?',
              'Vel Logg inn og skriv e-posten eller telefonnummeret ditt. Du får ein kode, og når du har skrive han inn, vel du namn og passord.',
            ),
            question(
              'Eg har ikkje fått koden. Kva er gale?',
              'Sjekk søppelposten dersom koden skulle kome på e-post, eller om telefonen har dekning. Du kan be om ein ny kode, men ikkje for mange på kort tid. Vent litt dersom du får beskjed om det.',
            ),
            question(
              'Eg har gløymt passordet',
              'Vel «Gløymt passordet?» når du loggar inn, så hjelper vi deg til å lage eit nytt.',
            ),
            question(
              'Korleis slettar eg brukaren min?',
              'Gå til Profil og Innstillingar. Der kan du òg hente ut ein kopi av opplysningane dine først.',
            ),
          ],
        },
        'my-data': {
          heading: 'Opplysningane dine',
          blocks: [
            question(
              'Kven ser at eg er påmeld?',
              'Koordinatorar og administratorar hos arrangøren ser namnet og kontaktopplysningane dine, og det gjer òg administratorane hos medarrangørar og hovudorganisasjonen. Andre ser berre kor mange som er påmelde.',
            ),
            question(
              'Kven kan lese meldingane mine?',
              'Skriv du til ein kontaktperson hos ein arrangør, er det berre dei du vel, som får meldinga. Det du skriv i ein samtale, kan lesast av alle som er med i han. Får du ei melding som ikkje er grei, trykkjer du på Meld frå ved sida av ho. Du kan òg blokkere den som skreiv.',
            ),
            question(
              'Korleis får eg færre varsel?',
              'Under Innstillingar vel du korleis du vil ha varsel, både generelt og for kvar organisasjon.',
            ),
            link('Les meir om personvern', '/privacy'),
          ],
        },
        organisers: {
          heading: 'For arrangørar',
          blocks: [
            question(
              'Korleis blir vi arrangør?',
              'Send ein førespurnad frå sida Bli arrangør. Kommunen ser på han, og du får svar på e-post. Etterpå kan de leggje ut aktivitetar og invitere andre til å hjelpe til.',
            ),
            question(
              'Kven kan gjere kva hos oss?',
              'Administratorar styrer innstillingar og roller. Koordinatorar kan lage aktivitetar og følgje opp deltakarar. Medlemer ser det som er for medlemer.',
            ),
            link('Bli arrangør', '/organisations/new'),
          ],
        },
        contact: {
          heading: 'Kontakt oss',
          blocks: [
            paragraph(
              'Gjeld spørsmålet éin aktivitet, når du fram raskast ved å skrive til arrangøren. Gjeld det sjølve tenesta, skriv du til oss. Ikkje send fødselsnummer eller passord på e-post.',
            ),
            mailTo(supportEmail),
          ],
        },
      },
    }),

    accessibility: ({ municipalityName, supportEmail }) => ({
      title: 'Tilgjengelegheitserklæring',
      intro:
        'Tenesta skal kunne brukast av alle, òg av deg som bruker skjermlesar, tastatur, forstørring eller talestyring.',
      sections: {
        duty: {
          heading: 'Kva lova krev',
          blocks: [
            paragraph(
              `Nettsidene til det offentlege skal vere universelt utforma. Kravet står i likestillings- og diskrimineringslova § 18 og i forskrift om universell utforming av IKT-løysingar. Det vil seie at ${municipalityName} skal oppfylle WCAG 2.1 på nivå A og AA, med dei unntaka forskrifta har, og gjere greie for status i ei tilgjengelegheitserklæring på uustatus.no.`,
            ),
            paragraph('Denne sida fortel korleis vi arbeider. Ho erstattar ikkje erklæringa på uustatus.no.'),
          ],
        },
        work: {
          heading: 'Slik arbeider vi',
          blocks: [
            list(
              'Alt skal kunne gjerast med tastatur, og det skal synast kvar du er.',
              'Overskrifter, knappar og felt har namn som skjermlesarar kan lese opp.',
              'Tekst og fargar skal ha god nok kontrast, både i lys og mørk utsjånad.',
              'Sidene skal tole at du forstørrar til 400 prosent.',
              'Tilstandar som fullt eller avlyst står med ord, ikkje berre med farge.',
              'Det som blir vist på kart, finst òg som liste.',
            ),
            paragraph('Vi testar sidene automatisk i ein nettlesar, og siktar mot den nyare standarden WCAG 2.2.'),
          ],
        },
        limits: {
          heading: 'Det vi ikkje alltid rår over',
          blocks: [
            paragraph(
              'Arrangørar legg sjølve inn tekstar, bilete og dokument, og dei kan ha manglar, til dømes eit bilete utan omtale eller eit dokument som ikkje kan lesast opp. Sei frå, så ber vi arrangøren om å rette det, eller finn ut av det for deg på ein annan måte.',
            ),
          ],
        },
        feedback: {
          heading: 'Sei frå når noko ikkje verkar',
          blocks: [
            paragraph(
              'Fortel kva side det gjeld, kva du prøvde å gjere, og gjerne kva hjelpemiddel du bruker. Treng du innhaldet på ein annan måte, hjelper vi deg med det.',
            ),
            mailTo(supportEmail),
          ],
        },
        complaints: {
          heading: 'Dersom du ikkje får hjelp',
          blocks: [
            paragraph(
              `Klag først til ${municipalityName}, som har ansvaret for at tenesta følgjer reglane. Tilsynet for universell utforming av ikt (Uu-tilsynet) fører kontroll, og du kan melde frå dit om brot. Vil du ha ei avgjerd i di eiga sak, kan du klage til Diskrimineringsnemnda. Det er gratis.`,
            ),
            link('Uu-tilsynet', 'https://www.uutilsynet.no/'),
            link('Diskrimineringsnemnda', 'https://www.diskrimineringsnemnda.no/'),
          ],
        },
      },
    }),

    cookies: ({ supportEmail }) => ({
      title: 'Informasjonskapslar',
      intro:
        'Her står alt som tenesta lagrar i nettlesaren din, kvifor det blir lagra, og korleis du bestemmer over det.',
      sections: {
        what: {
          heading: 'Kva dette er',
          blocks: [
            paragraph(
              'Ein informasjonskapsel er ein liten tekst som nettlesaren tek vare på for oss. Nettlesaren har òg eit eige lager for kvar nettstad. Reglane i ekomlova § 3-15 gjeld for begge: Vi kan lagre det som er nødvendig for noko du sjølv har bede om. Alt anna krev at du har sagt ja først.',
            ),
          ],
        },
        necessary: {
          heading: 'Nødvendig for det du ber om',
          blocks: [
            list(
              'nabolag-language (informasjonskapsel): språket du har valt, så neste side òg kjem på det. Varer i 365 dagar frå du sist var innom.',
              'nabolag:language-offered (lageret i nettlesaren): at vi har spurt om du vil lese på eit anna språk, så vi ikkje spør igjen. Blir liggjande til du slettar det.',
              'nabolag:announcement (lageret i nettlesaren): kva melding øvst på sida du har skjult, så ho ikkje blir vist igjen. Blir liggjande til du slettar det.',
              'nabolag:USER_MUNICIPALITY (lageret i nettlesaren): kommunen du har valt. Blir liggjande til du slettar han.',
              'nabolag:municipalities (lageret i nettlesaren): lista over kommunane i landet, så ho ikkje må hentast kvar gong. Blir fornya kvart døgn.',
              'nabolag-pages, nabolag-files og nabolag-answers (lageret i nettlesaren): sider du har vore på og det dei treng, så du kan lese dei utan nett. Dei eldste blir fjerna når det blir mange.',
              'nabolag:reloaded (lageret i nettlesaren): hugsar at sida er henta på nytt etter ei oppdatering, så det ikkje skjer om og om igjen. Blir fjerna når du lukkar fana.',
              'clarityConsent (informasjonskapsel): svaret ditt, ja eller nei, på om vi kan måle bruken. Varer i 180 dagar, så spør vi på nytt.',
            ),
          ],
        },
        'signed-in': {
          heading: 'Når du loggar inn',
          blocks: [
            list(
              'nabolag:get-started:username (lageret i nettlesaren): e-posten eller telefonnummeret du byrja å logge inn med, så du slepp å skrive det to gonger.',
              'nabolag:auth:user (lageret i nettlesaren): provet på at du er logga inn. Blir fjerna når du loggar ut.',
              'nabolag:auth:own (lageret i nettlesaren): berre for dei som gir brukarstøtte, medan dei er logga inn som ein annan: deira eiga innlogging. Blir fjerna når det er over.',
              '__Host-f (informasjonskapsel): viser at det er den same nettlesaren som ber om ein kode og som skriv han inn. Varer i tolv timar.',
              '__Host-d (informasjonskapsel): kjenner igjen nettlesaren din, så andre som gjettar på passordet ditt, ikkje bremsar deg. Varer i 180 dagar.',
              'nabolag:verification (lageret i nettlesaren): adressa du er i ferd med å stadfeste. Blir fjerna når du lukkar fana.',
              '__Secure-adm (informasjonskapsel): innlogginga til dei som arbeider i kommunen og hos oss. Varer så lenge innlogginga gjeld. Vanlege brukarar får han ikkje.',
              'nabolag-adm (informasjonskapsel): seier berre at __Secure-adm finst, og varer like lenge.',
              'nabolag:screen: og nokre teikn til (lageret i nettlesaren): hugsar at innlogginga er tald med i statistikken. Blir fjerna når du lukkar fana.',
              'push-subscription (lageret i nettlesaren): adressa vi sender varsel til, dersom du har slått på varsel på denne eininga.',
              'nabolag:chat-draft: og nokre teikn til (lageret i nettlesaren): det du har skrive i ein samtale og ikkje sendt. Blir fjerna når det er sendt, når du tømmer feltet, eller når du loggar ut.',
              'nabolag:chat-unsent: og nokre teikn til (lageret i nettlesaren): meldingar som ventar på å bli sende, til dømes fordi du er utan nett. Blir fjerna når dei er sende eller du loggar ut, og blir ikkje sende etter 14 dagar.',
              'nabolag-passes (lageret i nettlesaren): kodane til billettane, låna og kulturkorta dine, så du kan vise dei utan nett, og det du har skanna i ein skranke. Kodane blir fjerna dagen etter at dei er gått ut, eller når nokon andre loggar inn. Skanningar som ikkje er sende, blir fjerna etter 60 dagar.',
            ),
          ],
        },
        running: {
          heading: 'Når du arrangerer',
          blocks: [
            list(
              'nabolag:dashboard:organization (lageret i nettlesaren): arrangøren du sist såg på i oversikta.',
              'nabolag:dashboard:municipality (lageret i nettlesaren): kommunen du sist arbeidde for, om du arbeider for fleire. Blir fjerna når du loggar ut, og i andre faner når du lukkar dei.',
              'nabolag-preview (informasjonskapsel): lèt ein administrator i kommunen sjå eit utkast til portalen på førehandsvisinga. Varer i éin time.',
              'nabolag:wall (lageret i nettlesaren): berre i nettlesarar som er infoskjerm. Kva skjerm det er, og kva han skal vise. Blir fjerna når skjermen blir kopla frå.',
              'nabolag:event-form: og nokre teikn til (lageret i nettlesaren): det du har skrive i eit skjema og ikkje lagra enno. Blir fjerna når det er lagra, og blir ikkje brukt etter 14 dagar.',
              'nabolag-door (lageret i nettlesaren): namna på deltakarane og innsjekkingane når du tek imot folk utan nett, og din eigen kode når du skal vere med. Blir fjerna når aktiviteten er over eller nokon andre loggar inn. Innsjekkingar som ikkje er sende, blir fjerna etter 60 dagar.',
              'nabolag:door-used, nabolag:door-sound og nabolag:door-reloaded (lageret i nettlesaren): at eininga er brukt til innsjekk, om lyden er på, og når kameraet sist vart starta på nytt.',
            ),
          ],
        },
        analytics: {
          heading: 'Berre dersom du seier ja',
          blocks: [
            paragraph(
              'Seier du ja, kan vi bruke eit verktøy som viser korleis sidene blir brukte, til dømes kvar folk stoppar opp. Verktøyet lagrar då sine eigne informasjonskapslar. Seier du nei, eller svarar du ikkje, blir det ikkje lasta inn, og ingenting blir sendt til det.',
            ),
          ],
        },
        choice: {
          heading: 'Valet er ditt',
          blocks: [
            paragraph(
              'Godta og Avvis er like lette å velje, og tenesta verkar like godt uansett. Du kan ombestemme deg når du vil: Vel «Endre samtykke» nedst på sida. Du kan òg slette alt nettstaden har lagra. Då må du velje språk og kommune igjen.',
            ),
          ],
        },
        contact: {
          heading: 'Spørsmål',
          blocks: [
            paragraph('Lurer du på noko om informasjonskapslar eller personvern, kan du skrive til oss.'),
            mailTo(supportEmail),
            link('Les om personvern', '/privacy'),
          ],
        },
      },
    }),

    'data-processing': dataProcessing,
  },

  extra: {
    closing: ({ inTenant, supportEmail }) => ({
      heading: `Tenesta er avslutta ${inTenant}`,
      blocks: [
        paragraph(
          'Aktivitetar og arrangørar blir ikkje viste her lenger, og det går ikkje an å melde seg på noko nytt. Du kan framleis logge inn, hente ut opplysningane dine og slette brukaren din.',
        ),
        mailTo(supportEmail),
      ],
    }),
    'leisure-account': () => ({
      heading: 'Fritidskonto',
      blocks: [
        question(
          'Kva er ein fritidskonto?',
          'Ein sum frå kommunen som eit barn eller ein ungdom kan bruke på faste aktivitetar. Kommunen svarer på kven som kan få han, og kor stor han er.',
        ),
        question(
          'Kan eg bruke han her?',
          'Ja. Logg inn med BankID eller MinID, og opne kontoen til barnet under Fritidskonto. Der ser du kva som er igjen, og kvifor barnet har konto eller ikkje.',
        ),
      ],
    }),
    'leisure-account-privacy': () => ({
      heading: 'Fritidskonto, billettar og utlån',
      blocks: [
        paragraph(
          'Har barnet fritidskonto, bruker kommunen namn, fødselsnummer, fødselsdato, postnummer og kven som er føresette, saman med det som er sett inn, betalt, lånt og henta. Vi lagrar ikkje kva de tener.',
        ),
        list(
          'Dei føresette ser kontoen. Det gjer òg dei som har fått tilgang av dykk, til de fjernar han.',
          'Dei i kommunen som arbeider med ordninga, kan opne kontoen og sjå betalingar og kvitteringar. Det blir loggført, og ingen avgjer noko i sin eigen familie.',
          'Arrangøren de betaler til, ser førenamnet og fødselsåret til barnet. Banken får namnet og kontonummeret til den som skal ha pengane, og meldinga til mottakaren.',
          'Betaler de resten sjølve, går betalinga gjennom Vipps, som får beløpet og kva det gjeld.',
          'Dei som tek imot billettar og låner ut utstyr, ser det dei treng for å gjere det.',
          'I statistikken står ingen tal med færre enn fem barn bak.',
        ),
      ],
    }),
    'leisure-account-ended': () => ({
      heading: 'Fritidskonto',
      blocks: [
        question(
          'Kan eg få fritidskonto?',
          'Nei. Ordninga er avslutta, og det blir ikkje delt ut nye kontoar. Vi kjem med informasjon om andre støtteordningar.',
        ),
      ],
    }),
    statement: ({ municipalityName, statementUrl }) => ({
      heading: 'Erklæringa på uustatus.no',
      blocks: [
        paragraph(
          `Status for denne tenesta, med kjende feil og manglar, står i erklæringa som ${municipalityName} har publisert på uustatus.no.`,
        ),
        link('Les tilgjengelegheitserklæringa', statementUrl),
      ],
    }),
    'statement-missing': ({ municipalityName }) => ({
      heading: 'Erklæringa på uustatus.no',
      blocks: [
        paragraph(
          `Lenkja til erklæringa er ikkje lagd inn her enno. Du kan spørje ${municipalityName} etter erklæringa, eller skrive til oss.`,
        ),
      ],
    }),
  },
};
