import { link, list, mailTo, type PortalNames, paragraph } from '../blocks.ts';

/** DLG-02: what an organisation's admin accepts. Another meaning of it asks every organisation again. */
export const nb = ({ municipalityName, supportEmail }: PortalNames) => ({
  title: 'Databehandleravtale for organisasjoner',
  intro: `Avtalen gjelder mellom organisasjonen og ${municipalityName} når dere har medlemmer og deltakere i tjenesten. En administrator godtar den for organisasjonen.`,
  sections: {
    parties: {
      heading: 'Hvem som har ansvaret for hva',
      blocks: [
        paragraph(
          `Organisasjonen er behandlingsansvarlig for det den bruker medlemslisten og deltakerlistene sine til. Her i tjenesten behandler ${municipalityName} listene på vegne av organisasjonen, som databehandler.`,
        ),
        paragraph('Kommunen er selv behandlingsansvarlig for brukerne og for det som ellers skjer i tjenesten.'),
        link('Les mer om personvern i tjenesten', '/privacy'),
      ],
    },
    purpose: {
      heading: 'Hva opplysningene brukes til',
      blocks: [
        list(
          'å ta imot påmeldinger, holde orden på ventelister og krysse av dem som møter',
          'å ha oversikt over medlemmer, roller og sertifikater',
          'å fordele vakter',
          'å gi beskjeder til medlemmer og deltakere',
        ),
      ],
    },
    information: {
      heading: 'Hvilke opplysninger det gjelder',
      blocks: [
        list(
          'navn, e-post og telefonnummer til medlemmer, deltakere og frivillige, og til foresatte som melder på barn',
          'medlemskap, roller, påmeldinger, oppmøte, vakter og sertifikater',
          'beskjeder dere sender, og spørsmål dere får',
        ),
        paragraph(
          'Be ikke om opplysninger om helse, religion eller annet som loven gir et særskilt vern, i åpne felt her.',
        ),
      ],
    },
    organisation: {
      heading: 'Det organisasjonen skal gjøre',
      blocks: [
        list(
          'bruke opplysningene bare til egne aktiviteter og egne medlemmer',
          'gi roller bare til dem som trenger dem, og ta rollene bort når noen slutter',
          'passe på filer dere laster ned, og slette dem når dere ikke trenger dem lenger',
          'svare medlemmer og deltakere som spør om opplysningene sine',
        ),
      ],
    },
    municipality: {
      heading: 'Det kommunen skal gjøre',
      blocks: [
        list(
          'behandle opplysningene bare slik avtalen og organisasjonen sier, hvis ikke loven krever noe annet',
          'sørge for at de som arbeider med tjenesten, har taushetsplikt',
          'sikre opplysningene, og loggføre hvem som laster ned lister',
          'hjelpe dere når noen ber om innsyn, retting eller sletting',
          'gi beskjed uten opphold hvis opplysninger har kommet på avveie',
          'vise dere det dere trenger for å se at avtalen blir fulgt',
        ),
      ],
    },
    suppliers: {
      heading: 'Leverandører',
      blocks: [
        paragraph(
          'Kommunen bruker en leverandør til å drifte tjenesten, og andre til å sende e-post og SMS. De er bundet av de samme kravene. Spør oss hvis dere vil vite hvem de er. Dere får beskjed før en ny blir tatt i bruk, og kan si imot.',
        ),
      ],
    },
    end: {
      heading: 'Når avtalen slutter',
      blocks: [
        paragraph(
          'Avtalen gjelder så lenge organisasjonen er i tjenesten. Last ned det dere trenger, før dere sletter organisasjonen. Hvor lenge opplysninger blir tatt vare på etterpå, står på siden om personvern.',
        ),
      ],
    },
    changes: {
      heading: 'Endringer',
      blocks: [
        paragraph(
          'Får avtalen et nytt innhold, spør vi en administrator på nytt. Til det er svart ja, kan dere ikke publisere nye aktiviteter eller laste ned lister. Det som er publisert fra før, går som planlagt.',
        ),
        mailTo(supportEmail),
      ],
    },
  },
});
