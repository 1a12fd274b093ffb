import type { OrganiserTexts } from './organiser-texts.ts';

/** Clubs for sports and the outdoors. */
export const SPORTS_ORGANISERS = {
  sports: {
    emblem: 'ball',
    cover: 'ballek',
    profiles: [
      {
        nb: {
          name: 'Idrettslaget Solsprett {sted}',
          description:
            'Et breddelag med plass til alle, fra barneidrett til gåfotball. Vi har trenere med politiattest og et klubbhus der kaffen alltid er varm.',
        },
        nn: {
          name: 'Idrettslaget Solsprett {sted}',
          description:
            'Eit breiddelag med plass til alle, frå barneidrett til gåfotball. Vi har trenarar med politiattest og eit klubbhus der det alltid er nokon heime.',
        },
      },
      {
        nb: {
          name: 'IL Tindelys {sted}',
          description:
            'Stiftet i 1921 av ni skiløpere og en fiolinist. I dag har vi ni grupper, en lysløype på tre kilometer og kunstgress fra 2019.',
        },
        nn: {
          name: 'IL Tindelys {sted}',
          description:
            'Skipa i 1921 av ni skiløparar og ein felespelar. I dag har vi ni grupper, ei lysløype på tre kilometer og kunstgras sidan 2019.',
        },
      },
      {
        nb: {
          name: '{sted} Allidrettslag',
          description:
            'Prøv alt før du velger noe. Hos oss kan et barn være innom ski, ball, turn og friidrett på én og samme kontingent.',
        },
        nn: {
          name: '{sted} Allidrettslag',
          description:
            'Prøv alt før du vel eitt. Hos oss kan eit barn vere innom ski, ball, turn og friidrett på ein og same kontingent.',
        },
      },
      {
        nb: {
          name: 'Idrettslaget Rask og Glad {sted}',
          description:
            'Vi vinner sjelden og ler ofte. Trening for alle fra fem år, og en dugnadsgjeng som har bygd garderobene selv.',
        },
        nn: {
          name: 'Idrettslaget Rask og Glad {sted}',
          description:
            'Vi vinn sjeldan og ler ofte. Trening for alle frå fem år, og ein dugnadsgjeng som har bygd garderobane sjølve.',
        },
      },
    ],
  },
  football_club: {
    emblem: 'ball',
    cover: 'fotball',
    profiles: [
      {
        nb: {
          name: 'Fotballklubben Medvind {sted}',
          description:
            'Fotball for jenter og gutter fra seks år, uten topping og med like mye spilletid. A-laget ligger i fjerde divisjon og trives der.',
        },
        nn: {
          name: 'Fotballklubben Medvind {sted}',
          description:
            'Fotball for jenter og gutar frå seks år, utan topping og med like mykje speletid. A-laget ligg i fjerde divisjon og trivst der.',
        },
      },
      {
        nb: {
          name: 'Ballklubben Brage {sted}',
          description:
            'Vi har to baner, fire jentelag og en kiosk som finansierer alt sammen. Utstyrsbua er åpen for alle som trenger sko.',
        },
        nn: {
          name: 'Ballklubben Brage {sted}',
          description:
            'Vi har to banar, fire jentelag og ein kiosk som betaler for alt saman. Utstyrsbua er open for alle som treng sko.',
        },
      },
    ],
  },
  ski_club: {
    emblem: 'ski',
    cover: 'ski',
    profiles: [
      {
        nb: {
          name: 'Skilaget Nysnø {sted}',
          description:
            'Langrenn, hopp og skilek. Vi kjører opp løypene på dugnad og har utstyr til utlån i alle størrelser.',
        },
        nn: {
          name: 'Skilaget Nysnø {sted}',
          description:
            'Langrenn, hopp og skileik. Vi køyrer opp løypene på dugnad og har utstyr til utlån i alle storleikar.',
        },
      },
      {
        nb: {
          name: 'Skiklubben Frost {sted}',
          description:
            'Fra november til april er vi i løypa, resten av året på rulleski og i skogen. Klubbmesterskapet er åpent for alle, også besteforeldre.',
        },
        nn: {
          name: 'Skiklubben Frost {sted}',
          description:
            'Frå november til april er vi i løypa, resten av året på rulleski og i skogen. Klubbmeisterskapen er open for alle, også besteforeldre.',
        },
      },
    ],
  },
  swim_club: {
    emblem: 'wave',
    cover: 'svomming',
    profiles: [
      {
        nb: {
          name: 'Svømmeklubben Plask {sted}',
          description:
            'Vi lærer bort svømming fra babyer til pensjonister og har egne timer for dem som er redde for vann. Instruktørene har livredningsprøve.',
        },
        nn: {
          name: 'Symjeklubben Plask {sted}',
          description:
            'Vi lærer bort symjing frå babyar til pensjonistar og har eigne timar for dei som er redde for vatn. Instruktørane har livredningsprøve.',
        },
      },
      {
        nb: {
          name: 'Vannlaget Delfinen {sted}',
          description:
            'Kurs, morgensvømming og vannpolo på torsdager. Vi holder bassenget åpent i feriene når kommunen har stengt.',
        },
        nn: {
          name: 'Vasslaget Delfinen {sted}',
          description:
            'Kurs, morgonsymjing og vasspolo på torsdagar. Vi held bassenget ope i feriane når kommunen har stengt.',
        },
      },
    ],
  },
  gymnastics: {
    emblem: 'ring',
    cover: 'turn',
    profiles: [
      {
        nb: {
          name: 'Turnforeningen Kråka {sted}',
          description:
            'Fra foreldre og barn-partiet til de som går på hendene. Vi har vært i gang siden 1897 og eier fremdeles den eldste bommen i fylket.',
        },
        nn: {
          name: 'Turnlaget Kråka {sted}',
          description:
            'Frå foreldre og barn-partiet til dei som går på hendene. Vi har vore i gang sidan 1897 og eig framleis den eldste bommen i fylket.',
        },
      },
      {
        nb: {
          name: 'Gymnastikklaget Spensten {sted}',
          description:
            'Turn, yoga og hverdagsgym i en sal med gode matter. De fleste av oss er over førti, og det er meningen.',
        },
        nn: {
          name: 'Gymnastikklaget Spensten {sted}',
          description:
            'Turn, yoga og kvardagsgym i ein sal med gode matter. Dei fleste av oss er over førti, og det er meininga.',
        },
      },
    ],
  },
  hiking: {
    emblem: 'peak',
    cover: 'fjelltur',
    profiles: [
      {
        nb: {
          name: 'Stifinnerne {sted}',
          description:
            'Vi går tur hele året, merker stier og lærer bort fjellvett. Turene er for vanlige folk, og ingen blir gående sist alene.',
        },
        nn: {
          name: 'Stifinnarane {sted}',
          description:
            'Vi går tur heile året, merkjer stiar og lærer bort fjellvit. Turane er for vanlege folk, og ingen blir gåande sist åleine.',
        },
      },
      {
        nb: {
          name: '{sted} Turvenner',
          description:
            'Søndagsturer i skogen, toppturer om sommeren og en hytte med ti senger som medlemmene låner for en hundrelapp.',
        },
        nn: {
          name: 'Turvenene {sted}',
          description:
            'Sundagsturar i skogen, toppturar om sommaren og ei hytte med ti senger som medlemene låner for ein hundrelapp.',
        },
      },
      {
        nb: {
          name: 'Vandrelaget Varden {sted}',
          description:
            'Tre ganger i uka legger vi ut på tur: en kort, en lang og en med barnevogn. Kartet på nettsiden er tegnet av medlemmene.',
        },
        nn: {
          name: 'Vandrelaget Varden {sted}',
          description:
            'Tre gonger i veka legg vi ut på tur: ein kort, ein lang og ein med barnevogn. Kartet på nettsida er teikna av medlemene.',
        },
      },
    ],
  },
  paddling: {
    emblem: 'wave',
    cover: 'padling',
    profiles: [
      {
        nb: {
          name: 'Padleklubben Åretak {sted}',
          description:
            'Kajakk, kano og SUP for nybegynnere og gamle travere. Naustet er åpent hver tirsdag fra mai til september.',
        },
        nn: {
          name: 'Padleklubben Åretak {sted}',
          description:
            'Kajakk, kano og SUP for nybyrjarar og gamle travarar. Naustet er ope kvar tysdag frå mai til september.',
        },
      },
      {
        nb: {
          name: 'Kystlaget Havblikk {sted}',
          description:
            'Vi tar vare på gamle båter og lærer bort å bruke dem. Ro, seil eller puss lakk: det finnes alltid en jobb til den som kommer.',
        },
        nn: {
          name: 'Kystlaget Havblikk {sted}',
          description:
            'Vi tek vare på gamle båtar og lærer bort å bruke dei. Ro, segl eller puss lakk: det finst alltid ein jobb til den som kjem.',
        },
      },
    ],
  },
  scouts: {
    emblem: 'tent',
    cover: 'speider',
    profiles: [
      {
        nb: {
          name: 'Speidergruppa Granbar {sted}',
          description:
            'Friluftsliv, ansvar og leirbål for barn fra åtte år. Foreldre er med på turene, og utstyret ligger på lageret vårt.',
        },
        nn: {
          name: 'Speidargruppa Granbar {sted}',
          description:
            'Friluftsliv, ansvar og leirbål for born frå åtte år. Foreldre er med på turane, og utstyret ligg på lageret vårt.',
        },
      },
      {
        nb: {
          name: 'Speiderne i Bjørnehiet {sted}',
          description:
            'Førti speidere, sju ledere og en lavvo med hull i duken. Vi møtes ute hele året, også når det regner.',
        },
        nn: {
          name: 'Speidarane i Bjørnehiet {sted}',
          description:
            'Førti speidarar, sju leiarar og ein lavvo med hol i duken. Vi møtest ute heile året, også når det regnar.',
        },
      },
    ],
  },
} as const satisfies Record<string, OrganiserTexts>;
