import type { OrganiserTexts } from './organiser-texts.ts';

/** Choirs, bands, stages, libraries and what is made by hand or by head. */
export const CULTURE_ORGANISERS = {
  choir: {
    emblem: 'note',
    cover: 'kor',
    profiles: [
      {
        nb: {
          name: 'Koret Klangfarge {sted}',
          description:
            'Et kor uten opptaksprøve som synger det vi har lyst til. To konserter i året og sommeravslutning i det grønne.',
        },
        nn: {
          name: 'Koret Klangfarge {sted}',
          description:
            'Eit kor utan opptaksprøve som syng det vi har lyst til. To konsertar i året og sommaravslutning i det grøne.',
        },
      },
      {
        nb: {
          name: 'Sangvennene {sted}',
          description:
            'Blandakor med seksti stemmer, fra sjømannsviser til Kantate. Dirigenten er streng, og øvelsene slutter alltid med latter.',
        },
        nn: {
          name: 'Songvenene {sted}',
          description:
            'Blandakor med seksti røyster, frå sjømannsviser til kantatar. Dirigenten er streng, og øvingane sluttar alltid med latter.',
        },
      },
      {
        nb: {
          name: 'Nabokoret {sted}',
          description:
            'Vi begynte i en oppgang under pandemien og er nå tretti. Ingen noter å lese, alt læres på øret.',
        },
        nn: {
          name: 'Nabokoret {sted}',
          description:
            'Vi byrja i ein oppgang under pandemien og er no tretti. Ingen notar å lese, alt lærer vi på øyret.',
        },
      },
    ],
  },
  band: {
    emblem: 'drum',
    cover: 'musikk',
    profiles: [
      {
        nb: {
          name: 'Musikkorpset Messing og Mot {sted}',
          description:
            'Et korps for barn og voksne med egne dirigenter og instrumenter til utlån. Vi spiller på 17. mai og ellers når noen spør.',
        },
        nn: {
          name: 'Musikkorpset Messing og Mot {sted}',
          description:
            'Eit korps for born og vaksne med eigne dirigentar og instrument til utlån. Vi spelar på 17. mai og elles når nokon spør.',
        },
      },
      {
        nb: {
          name: 'Nabolagskorpset {sted}',
          description:
            'Skolekorps i tredje generasjon. Nye aspiranter får instrument første dag og spiller Ja, vi elsker til sommeren.',
        },
        nn: {
          name: 'Grannekorpset {sted}',
          description:
            'Skulekorps i tredje generasjon. Nye aspirantar får instrument første dag og spelar Ja, vi elskar til sommaren.',
        },
      },
      {
        nb: {
          name: 'Korpset Takt og Tone {sted}',
          description:
            'Voksenkorps med fast øvelse og lav terskel. Har du ikke spilt siden ungdomsskolen, er du i godt selskap.',
        },
        nn: {
          name: 'Korpset Takt og Tone {sted}',
          description:
            'Vaksenkorps med fast øving og låg terskel. Har du ikkje spelt sidan ungdomsskulen, er du i godt selskap.',
        },
      },
    ],
  },
  theatre: {
    emblem: 'mask',
    cover: 'teater',
    profiles: [
      {
        nb: {
          name: 'Teaterlaget Kulissen {sted}',
          description:
            'Vi lager teater, revy og film med folk som har det moro. Alle kan bli med, på scenen eller bak.',
        },
        nn: {
          name: 'Teaterlaget Kulissa {sted}',
          description: 'Vi lagar teater, revy og film med folk som har det moro. Alle kan bli med, på scena eller bak.',
        },
      },
      {
        nb: {
          name: 'Scenelaget {sted}',
          description:
            'To oppsetninger i året, en for barn og en for resten. Snekkere og syersker er like viktige som skuespillere.',
        },
        nn: {
          name: 'Scenelaget {sted}',
          description:
            'To oppsetjingar i året, ei for born og ei for resten. Snikkarar og syersker er like viktige som skodespelarar.',
        },
      },
      {
        nb: {
          name: 'Amatørteatret Lampefeber {sted}',
          description:
            'Nyttårsrevyen vår har vært utsolgt i tolv år. Resten av tida øver vi improvisasjon og holder kurs for ungdom.',
        },
        nn: {
          name: 'Amatørteateret Lampefeber {sted}',
          description:
            'Nyttårsrevyen vår har vore utseld i tolv år. Resten av tida øver vi improvisasjon og held kurs for ungdom.',
        },
      },
    ],
  },
  dance: {
    emblem: 'ring',
    cover: 'dans',
    profiles: [
      {
        nb: {
          name: 'Danseklubben Svai {sted}',
          description:
            'Swing, streetdans og barnedans i speilsalen på kulturhuset. Du trenger ingen partner og ingen erfaring.',
        },
        nn: {
          name: 'Danseklubben Svai {sted}',
          description:
            'Swing, streetdans og barnedans i spegelsalen på kulturhuset. Du treng ingen partnar og inga erfaring.',
        },
      },
      {
        nb: {
          name: 'Leikarringen Reinlender {sted}',
          description:
            'Vi danser springar, reinlender og polka, i bunad når det er fest og i joggesko ellers. Spelemannslaget øver vegg i vegg.',
        },
        nn: {
          name: 'Leikarringen Reinlendar {sted}',
          description:
            'Vi dansar springar, reinlendar og polka, i bunad når det er fest og i joggesko elles. Spelemannslaget øver vegg i vegg.',
        },
      },
    ],
  },
  crafts: {
    emblem: 'yarn',
    cover: 'strikking',
    profiles: [
      {
        nb: {
          name: 'Husflidslaget Varp og Veft {sted}',
          description:
            'Veving, strikking, treskjæring og bunad. Vi holder kurs hele året og har fri håndarbeidskafé i egne lokaler.',
        },
        nn: {
          name: 'Husflidslaget Renning og Veft {sted}',
          description:
            'Veving, strikking, treskjering og bunad. Vi held kurs heile året og har open handarbeidskafé i eigne lokale.',
        },
      },
      {
        nb: {
          name: 'Verkstedet Nål og Høvel {sted}',
          description:
            'Et åpent verksted for alt som lages med hendene, fra keramikk til stoler. Nøkkelen får du når du har vist at du rydder.',
        },
        nn: {
          name: 'Verkstaden Nål og Høvel {sted}',
          description:
            'Ein open verkstad for alt som blir laga med hendene, frå keramikk til stolar. Nøkkelen får du når du har vist at du ryddar.',
        },
      },
    ],
  },
  history: {
    emblem: 'tower',
    cover: 'vandring',
    profiles: [
      {
        nb: {
          name: 'Historielaget Minner {sted}',
          description:
            'Vi samler bilder, navn og fortellinger før de blir borte. Årboka kommer i november, og byvandringene går hele sommeren.',
        },
        nn: {
          name: 'Historielaget Minne {sted}',
          description:
            'Vi samlar bilete, namn og forteljingar før dei blir borte. Årboka kjem i november, og vandringane går heile sommaren.',
        },
      },
      {
        nb: {
          name: 'Museumsvennene {sted}',
          description: 'Vi holder de gamle husene åpne, baker lefse på takka og viser skoleklasser hvordan det var.',
        },
        nn: {
          name: 'Museumsvenene {sted}',
          description: 'Vi held dei gamle husa opne, bakar lefse på takka og viser skuleklassar korleis det var.',
        },
      },
    ],
  },
  library: {
    emblem: 'book',
    cover: 'bibliotek',
    profiles: [
      {
        nb: {
          name: '{kommune} bibliotek',
          description:
            'Bøker, arrangementer og et sted å være, gratis for alle. Biblioteket er også åpent uten betjening tidlig og sent.',
        },
        nn: {
          name: '{kommune} folkebibliotek',
          description:
            'Bøker, arrangement og ein stad å vere, gratis for alle. Biblioteket er også ope utan betjening tidleg og seint.',
        },
      },
    ],
  },
  code_club: {
    emblem: 'chip',
    cover: 'koding',
    profiles: [
      {
        nb: {
          name: 'Bitbanden {sted}',
          description:
            'Frivillige som lærer barn og unge å lage ting med teknologi. Vi har maskiner til utlån og tid til alle spørsmål.',
        },
        nn: {
          name: 'Bitbanden {sted}',
          description:
            'Frivillige som lærer born og unge å lage ting med teknologi. Vi har maskiner til utlån og tid til alle spørsmål.',
        },
      },
      {
        nb: {
          name: 'Kodeverkstedet {sted}',
          description:
            'Roboter, spill og loddebolt i en kjeller full av ledninger. Voksne er velkomne til å lære av ungene sine.',
        },
        nn: {
          name: 'Kodeverkstaden {sted}',
          description:
            'Robotar, spel og loddebolt i ein kjellar full av leidningar. Vaksne er velkomne til å lære av ungane sine.',
        },
      },
    ],
  },
  chess: {
    emblem: 'pawn',
    cover: 'sjakk',
    profiles: [
      {
        nb: {
          name: 'Sjakklubben Springeren {sted}',
          description: 'Klubbkveld for alle fra sju til nitti år. Vi stiller lag i serien og har en egen jentegruppe.',
        },
        nn: {
          name: 'Sjakklubben Springaren {sted}',
          description: 'Klubbkveld for alle frå sju til nitti år. Vi stiller lag i serien og har ei eiga jentegruppe.',
        },
      },
      {
        nb: {
          name: 'Spillforeningen Tårn og Terning {sted}',
          description: 'Sjakk, bridge og brettspill under samme tak. Ludoteket vårt har over to hundre spill.',
        },
        nn: {
          name: 'Spellaget Tårn og Terning {sted}',
          description: 'Sjakk, bridge og brettspel under same tak. Ludoteket vårt har over to hundre spel.',
        },
      },
    ],
  },
} as const satisfies Record<string, OrganiserTexts>;
