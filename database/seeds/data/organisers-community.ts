import type { OrganiserTexts } from './organiser-texts.ts';

/** Places to meet, to help and to be helped. */
export const COMMUNITY_ORGANISERS = {
  volunteer_centre: {
    emblem: 'heart',
    cover: 'middag',
    profiles: [
      {
        nb: {
          name: '{kommune} frivilligsentral',
          description:
            'Et møtested for alle som vil gjøre noe for andre, eller som trenger en hånd. Stikk innom, så finner vi en oppgave som passer deg.',
        },
        nn: {
          name: '{kommune} frivilligsentral',
          description:
            'Ein møtestad for alle som vil gjere noko for andre, eller som treng ei hand. Stikk innom, så finn vi ei oppgåve som passar deg.',
        },
      },
    ],
  },
  pensioners: {
    emblem: 'cup',
    cover: 'seniorkafe',
    profiles: [
      {
        nb: {
          name: 'Seniorklubben Gode Dager {sted}',
          description: 'En klubb for deg som har god tid og liker selskap. Turer, kortspill, foredrag og mye latter.',
        },
        nn: {
          name: 'Seniorklubben Gode Dagar {sted}',
          description: 'Ein klubb for deg som har god tid og likar selskap. Turar, kortspel, foredrag og mykje latter.',
        },
      },
      {
        nb: {
          name: 'Pensjonistklubben Kaffekjelen {sted}',
          description:
            'Tretti år, to hundre medlemmer og fast bord på onsdager. Bussturen i august er fulltegnet før jul.',
        },
        nn: {
          name: 'Pensjonistklubben Kjelen {sted}',
          description:
            'Tretti år, to hundre medlemer og fast bord på onsdagar. Bussturen i august er fullteikna før jul.',
        },
      },
      {
        nb: {
          name: 'Pensjonistforeningen Rolig Fart {sted}',
          description:
            'Vi taler de eldres sak i kommunen og holder hverandre med selskap. Gåfotball, bridge og datakafé for den som vil.',
        },
        nn: {
          name: 'Pensjonistlaget Roleg Fart {sted}',
          description:
            'Vi talar saka til dei eldre i kommunen og held kvarandre med selskap. Gåfotball, bridge og datakafé for den som vil.',
        },
      },
    ],
  },
  youth_aid: {
    emblem: 'cross',
    cover: 'forstehjelp',
    profiles: [
      {
        nb: {
          name: 'Hjelpende Hender Ungdom {sted}',
          description:
            'Unge frivillige som lærer førstehjelp, hjelper naboer og arrangerer ferieturer. Du trenger bare å ville bidra.',
        },
        nn: {
          name: 'Hjelpande Hender Ungdom {sted}',
          description:
            'Unge frivillige som lærer førstehjelp, hjelper naboar og skipar til ferieturar. Du treng berre å ville bidra.',
        },
      },
      {
        nb: {
          name: '{sted} Ungdomshjelp',
          description: 'Leksehjelp, utstyrslån og noen å snakke med, drevet av studenter og elever. Alt er gratis.',
        },
        nn: {
          name: '{sted} Ungdomshjelp',
          description: 'Leksehjelp, utstyrslån og nokon å snakke med, drive av studentar og elevar. Alt er gratis.',
        },
      },
    ],
  },
  village: {
    emblem: 'home',
    cover: 'marked',
    profiles: [
      {
        nb: {
          name: 'Grendelaget Solsida {sted}',
          description:
            'Vi tar vare på felleshuset, lekeplassen og fellesskapet. Alle som bor her, er medlemmer fra de flytter inn.',
        },
        nn: {
          name: 'Grendalaget Solsida {sted}',
          description:
            'Vi tek vare på felleshuset, leikeplassen og fellesskapet. Alle som bur her, er medlemer frå dei flyttar inn.',
        },
      },
      {
        nb: {
          name: 'Nærmiljølaget {sted}',
          description:
            'Høstfest, lysfest og ryddedugnad. Vi snakker med kommunen om fartshumper, og baker kake til alle møter.',
        },
        nn: {
          name: 'Nærmiljølaget {sted}',
          description:
            'Haustfest, lysfest og ryddedugnad. Vi snakkar med kommunen om fartshumpar, og bakar kake til alle møte.',
        },
      },
      {
        nb: {
          name: 'Velforeningen Tunet {sted}',
          description: 'Grillhytta, skøytebanen og julegrana er vårt ansvar. Dugnad to ganger i året, pølser etterpå.',
        },
        nn: {
          name: 'Velforeininga Tunet {sted}',
          description: 'Grillhytta, skøytebanen og julegrana er vårt ansvar. Dugnad to gonger i året, pølser etterpå.',
        },
      },
    ],
  },
  youth_club: {
    emblem: 'guitar',
    cover: 'ungdomsklubb',
    profiles: [
      {
        nb: {
          name: 'Ungdomshuset Loftet {sted}',
          description:
            'Et rusfritt sted å være for ungdom, med musikk, spill, mat og trygge voksne. Ungdommene bestemmer selv hva som skjer.',
        },
        nn: {
          name: 'Ungdomshuset Loftet {sted}',
          description:
            'Ein rusfri stad å vere for ungdom, med musikk, spel, mat og trygge vaksne. Ungdomane avgjer sjølve kva som skjer.',
        },
      },
      {
        nb: {
          name: 'Fritidsklubben Hjørnet {sted}',
          description:
            'Biljard, øvingsrom og et kjøkken der det alltid lages noe. Åpent tre kvelder i uka for deg mellom tretten og atten.',
        },
        nn: {
          name: 'Fritidsklubben Hjørnet {sted}',
          description:
            'Biljard, øvingsrom og eit kjøken der det alltid blir laga mat. Ope tre kveldar i veka for deg mellom tretten og atten.',
        },
      },
    ],
  },
  garden: {
    emblem: 'leaf',
    cover: 'hage',
    profiles: [
      {
        nb: {
          name: 'Hagelaget Spett og Spade {sted}',
          description:
            'For alle med jord under neglene, eller som ønsker seg det. Plantebytte om våren, kransekurs om høsten og hageprat resten av året.',
        },
        nn: {
          name: 'Hagelaget Spett og Spade {sted}',
          description:
            'For alle med jord under neglene, eller som ynskjer seg det. Plantebyte om våren, kransekurs om hausten og hageprat resten av året.',
        },
      },
      {
        nb: {
          name: 'Parsellhagen Spiren {sted}',
          description:
            'Førti pallekarmer, en bikube og et drivhus på skinner. Står du på ventelista, kan du luke hos andre imens.',
        },
        nn: {
          name: 'Parsellhagen Spira {sted}',
          description:
            'Førti pallekarmar, ein bikube og eit drivhus på skjener. Står du på ventelista, kan du luke hos andre imens.',
        },
      },
    ],
  },
  international: {
    emblem: 'globe',
    cover: 'sprak',
    profiles: [
      {
        nb: {
          name: 'Foreningen Hele Verden {sted}',
          description:
            'Folk fra førti land som lager mat, lærer norsk og feirer alles høytider. Nye i kommunen får en fadder hos oss.',
        },
        nn: {
          name: 'Laget Heile Verda {sted}',
          description:
            'Folk frå førti land som lagar mat, lærer norsk og feirar høgtidene til alle. Nye i kommunen får ein fadder hos oss.',
        },
      },
      {
        nb: {
          name: 'Kvinnenettverket Brua {sted}',
          description: 'Vi møtes over en kopp te og hjelper hverandre inn i arbeidslivet. Barnepass mens vi snakker.',
        },
        nn: {
          name: 'Kvinnenettverket Brua {sted}',
          description:
            'Vi møtest over ein kopp te og hjelper kvarandre inn i arbeidslivet. Barnepass medan vi snakkar.',
        },
      },
    ],
  },
} as const satisfies Record<string, OrganiserTexts>;
