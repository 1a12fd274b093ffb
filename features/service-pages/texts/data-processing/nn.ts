import { link, list, mailTo, type PortalNames, paragraph } from '../blocks.ts';

export const nn = ({ municipalityName, supportEmail }: PortalNames) => ({
  title: 'Databehandlaravtale for organisasjonar',
  intro: `Avtalen gjeld mellom organisasjonen og ${municipalityName} når de har medlemer og deltakarar i tenesta. Ein administrator godtek han for organisasjonen.`,
  sections: {
    parties: {
      heading: 'Kven som har ansvaret for kva',
      blocks: [
        paragraph(
          `Organisasjonen er behandlingsansvarleg for det han bruker medlemslista og deltakarlistene sine til. Her i tenesta behandlar ${municipalityName} listene på vegner av organisasjonen, som databehandlar.`,
        ),
        paragraph('Kommunen er sjølv behandlingsansvarleg for brukarane og for det som elles skjer i tenesta.'),
        link('Les meir om personvern i tenesta', '/privacy'),
      ],
    },
    purpose: {
      heading: 'Kva opplysningane blir brukte til',
      blocks: [
        list(
          'å ta imot påmeldingar, halde orden på ventelister og krysse av dei som møter',
          'å ha oversikt over medlemer, roller og sertifikat',
          'å fordele vakter',
          'å gi beskjedar til medlemer og deltakarar',
        ),
      ],
    },
    information: {
      heading: 'Kva opplysningar det gjeld',
      blocks: [
        list(
          'namn, e-post og telefonnummer til medlemer, deltakarar og frivillige, og til føresette som melder på barn',
          'medlemskap, roller, påmeldingar, frammøte, vakter og sertifikat',
          'beskjedar de sender, og spørsmål de får',
        ),
        paragraph(
          'Be ikkje om opplysningar om helse, religion eller anna som lova gir eit særskilt vern, i opne felt her.',
        ),
      ],
    },
    organisation: {
      heading: 'Det organisasjonen skal gjere',
      blocks: [
        list(
          'bruke opplysningane berre til eigne aktivitetar og eigne medlemer',
          'gi roller berre til dei som treng dei, og ta rollene bort når nokon sluttar',
          'passe på filer de lastar ned, og slette dei når de ikkje treng dei lenger',
          'svare medlemer og deltakarar som spør om opplysningane sine',
        ),
      ],
    },
    municipality: {
      heading: 'Det kommunen skal gjere',
      blocks: [
        list(
          'behandle opplysningane berre slik avtalen og organisasjonen seier, om ikkje lova krev noko anna',
          'sørgje for at dei som arbeider med tenesta, har teieplikt',
          'sikre opplysningane, og loggføre kven som lastar ned lister',
          'hjelpe dykk når nokon ber om innsyn, retting eller sletting',
          'gi beskjed utan opphald om opplysningar har kome på avvegar',
          'vise dykk det de treng for å sjå at avtalen blir følgd',
        ),
      ],
    },
    suppliers: {
      heading: 'Leverandørar',
      blocks: [
        paragraph(
          'Kommunen bruker ein leverandør til å drifte tenesta, og andre til å sende e-post og SMS. Dei er bundne av dei same krava. Spør oss om de vil vite kven dei er. De får beskjed før ein ny blir teken i bruk, og kan seie imot.',
        ),
      ],
    },
    end: {
      heading: 'Når avtalen sluttar',
      blocks: [
        paragraph(
          'Avtalen gjeld så lenge organisasjonen er i tenesta. Last ned det de treng, før de slettar organisasjonen. Kor lenge opplysningar blir tekne vare på etterpå, står på sida om personvern.',
        ),
      ],
    },
    changes: {
      heading: 'Endringar',
      blocks: [
        paragraph(
          'Får avtalen eit nytt innhald, spør vi ein administrator på nytt. Til det er svart ja, kan de ikkje publisere nye aktivitetar eller laste ned lister. Det som er publisert frå før, går som planlagt.',
        ),
        mailTo(supportEmail),
      ],
    },
  },
});
