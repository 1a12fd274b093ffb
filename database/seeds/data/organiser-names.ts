import type { Emblem } from '#features/pictures/contract.ts';
import type { OrganiserKind } from './activity-template.ts';

type OrganiserTexts = { names: readonly string[]; description: string };

/** Invented organisations, named after where they are. Only libraries and volunteer centres bear a plain name. */
export const ORGANISERS: Readonly<Record<OrganiserKind, { emblem: Emblem; nb: OrganiserTexts; nn: OrganiserTexts }>> = {
  sports: {
    emblem: 'ball',
    nb: {
      names: [
        'Idrettslaget Solsprett {sted}',
        'IL Tindelys {sted}',
        '{sted} Allidrettslag',
        'Idrettslaget Rask og Glad {sted}',
      ],
      description:
        'Et breddelag med plass til alle, fra barneidrett til gåfotball. Vi har trenere med politiattest og et klubbhus der kaffen alltid er varm.',
    },
    nn: {
      names: [
        'Idrettslaget Solsprett {sted}',
        'IL Tindelys {sted}',
        '{sted} Allidrettslag',
        'Idrettslaget Rask og Glad {sted}',
      ],
      description:
        'Eit breiddelag med plass til alle, frå barneidrett til gåfotball. Vi har trenarar med politiattest og eit klubbhus der kaffien alltid er varm.',
    },
  },
  hiking: {
    emblem: 'peak',
    nb: {
      names: ['Stifinnerne {sted}', '{sted} Turvenner', 'Vandrelaget Varden {sted}'],
      description:
        'Vi går tur hele året, merker stier og lærer bort fjellvett. Turene er for vanlige folk, og ingen blir gående sist alene.',
    },
    nn: {
      names: ['Stifinnarane {sted}', 'Turvenene {sted}', 'Vandrelaget Varden {sted}'],
      description:
        'Vi går tur heile året, merkjer stiar og lærer bort fjellvit. Turane er for vanlege folk, og ingen blir gåande sist åleine.',
    },
  },
  choir: {
    emblem: 'note',
    nb: {
      names: ['Koret Klangfarge {sted}', 'Sangvennene {sted}', 'Nabokoret {sted}'],
      description:
        'Et kor uten opptaksprøve som synger det vi har lyst til. To konserter i året og sommeravslutning i det grønne.',
    },
    nn: {
      names: ['Koret Klangfarge {sted}', 'Songvenene {sted}', 'Nabokoret {sted}'],
      description:
        'Eit kor utan opptaksprøve som syng det vi har lyst til. To konsertar i året og sommaravslutning i det grøne.',
    },
  },
  band: {
    emblem: 'note',
    nb: {
      names: ['Musikkorpset Messing og Mot {sted}', 'Nabolagskorpset {sted}', 'Korpset Takt og Tone {sted}'],
      description:
        'Et korps for barn og voksne med egne dirigenter og instrumenter til utlån. Vi spiller på 17. mai og ellers når noen spør.',
    },
    nn: {
      names: ['Musikkorpset Messing og Mot {sted}', 'Grannekorpset {sted}', 'Korpset Takt og Tone {sted}'],
      description:
        'Eit korps for born og vaksne med eigne dirigentar og instrument til utlån. Vi spelar på 17. mai og elles når nokon spør.',
    },
  },
  theatre: {
    emblem: 'note',
    nb: {
      names: ['Teaterlaget Kulissen {sted}', 'Scenelaget {sted}', 'Amatørteatret Lampefeber {sted}'],
      description: 'Vi lager teater, revy og film med folk som har det moro. Alle kan bli med, på scenen eller bak.',
    },
    nn: {
      names: ['Teaterlaget Kulissa {sted}', 'Scenelaget {sted}', 'Amatørteateret Lampefeber {sted}'],
      description: 'Vi lagar teater, revy og film med folk som har det moro. Alle kan bli med, på scena eller bak.',
    },
  },
  library: {
    emblem: 'book',
    nb: {
      names: ['{kommune} bibliotek'],
      description:
        'Bøker, arrangementer og et sted å være, gratis for alle. Biblioteket er også åpent uten betjening tidlig og sent.',
    },
    nn: {
      names: ['{kommune} folkebibliotek'],
      description:
        'Bøker, arrangement og ein stad å vere, gratis for alle. Biblioteket er også ope utan betjening tidleg og seint.',
    },
  },
  volunteer_centre: {
    emblem: 'heart',
    nb: {
      names: ['{kommune} frivilligsentral'],
      description:
        'Et møtested for alle som vil gjøre noe for andre, eller som trenger en hånd. Stikk innom, så finner vi en oppgave som passer deg.',
    },
    nn: {
      names: ['{kommune} frivilligsentral'],
      description:
        'Ein møtestad for alle som vil gjere noko for andre, eller som treng ei hand. Stikk innom, så finn vi ei oppgåve som passar deg.',
    },
  },
  pensioners: {
    emblem: 'heart',
    nb: {
      names: ['Seniorklubben Gode Dager {sted}', 'Pensjonistklubben Kaffekjelen {sted}'],
      description: 'En klubb for deg som har god tid og liker selskap. Turer, kortspill, foredrag og mye latter.',
    },
    nn: {
      names: ['Seniorklubben Gode Dagar {sted}', 'Pensjonistklubben Kaffikjelen {sted}'],
      description: 'Ein klubb for deg som har god tid og likar selskap. Turar, kortspel, foredrag og mykje latter.',
    },
  },
  youth_aid: {
    emblem: 'heart',
    nb: {
      names: ['Hjelpende Hender Ungdom {sted}', '{sted} Ungdomshjelp'],
      description:
        'Unge frivillige som lærer førstehjelp, hjelper naboer og arrangerer ferieturer. Du trenger bare å ville bidra.',
    },
    nn: {
      names: ['Hjelpande Hender Ungdom {sted}', '{sted} Ungdomshjelp'],
      description:
        'Unge frivillige som lærer førstehjelp, hjelper naboar og skipar til ferieturar. Du treng berre å ville bidra.',
    },
  },
  village: {
    emblem: 'heart',
    nb: {
      names: ['Grendelaget Solsida {sted}', 'Nærmiljølaget {sted}', 'Velforeningen Tunet {sted}'],
      description:
        'Vi tar vare på felleshuset, lekeplassen og fellesskapet. Alle som bor her, er medlemmer fra de flytter inn.',
    },
    nn: {
      names: ['Grendalaget Solsida {sted}', 'Nærmiljølaget {sted}', 'Velforeininga Tunet {sted}'],
      description:
        'Vi tek vare på felleshuset, leikeplassen og fellesskapet. Alle som bur her, er medlemer frå dei flyttar inn.',
    },
  },
  code_club: {
    emblem: 'book',
    nb: {
      names: ['Bitbanden {sted}', 'Kodeverkstedet {sted}'],
      description:
        'Frivillige som lærer barn og unge å lage ting med teknologi. Vi har maskiner til utlån og tid til alle spørsmål.',
    },
    nn: {
      names: ['Bitbanden {sted}', 'Kodeverkstaden {sted}'],
      description:
        'Frivillige som lærer born og unge å lage ting med teknologi. Vi har maskiner til utlån og tid til alle spørsmål.',
    },
  },
  youth_club: {
    emblem: 'ball',
    nb: {
      names: ['Ungdomshuset Loftet {sted}', 'Fritidsklubben Hjørnet {sted}'],
      description:
        'Et rusfritt sted å være for ungdom, med musikk, spill, mat og trygge voksne. Ungdommene bestemmer selv hva som skjer.',
    },
    nn: {
      names: ['Ungdomshuset Loftet {sted}', 'Fritidsklubben Hjørnet {sted}'],
      description:
        'Ein rusfri stad å vere for ungdom, med musikk, spel, mat og trygge vaksne. Ungdomane avgjer sjølve kva som skjer.',
    },
  },
};
