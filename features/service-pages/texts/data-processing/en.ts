import { link, list, mailTo, type PortalNames, paragraph } from '../blocks.ts';

export const en = ({ municipalityName, supportEmail }: PortalNames) => ({
  title: 'Data processing agreement for organisations',
  intro: `The agreement is between the organisation and ${municipalityName} when you have members and participants in the service. An administrator accepts it for the organisation.`,
  sections: {
    parties: {
      heading: 'Who is responsible for what',
      blocks: [
        paragraph(
          `The organisation is the controller of what it uses its lists of members and participants for. In the service, ${municipalityName} processes the lists on behalf of the organisation, as its processor.`,
        ),
        paragraph('The municipality is itself the controller of the accounts and of what else happens in the service.'),
        link('Read more about privacy in the service', '/privacy'),
      ],
    },
    purpose: {
      heading: 'What the information is used for',
      blocks: [
        list(
          'to take sign-ups, keep waiting lists in order and tick off those who come',
          'to keep track of members, roles and certificates',
          'to share out shifts',
          'to send messages to members and participants',
        ),
      ],
    },
    information: {
      heading: 'What information it is about',
      blocks: [
        list(
          'names, e-mail addresses and phone numbers of members, participants and volunteers, and of guardians who sign children up',
          'memberships, roles, sign-ups, attendance, shifts and certificates',
          'messages that you send and questions that you get',
        ),
        paragraph(
          'Do not ask for information about health, religion or anything else that the law protects specially, in open fields here.',
        ),
      ],
    },
    organisation: {
      heading: 'What the organisation must do',
      blocks: [
        list(
          'use the information for its own activities and its own members only',
          'give roles only to those who need them, and take them away when people leave',
          'look after files that you download, and delete them when you no longer need them',
          'answer members and participants who ask about their information',
        ),
      ],
    },
    municipality: {
      heading: 'What the municipality must do',
      blocks: [
        list(
          'process the information only as the agreement and the organisation say, unless the law demands otherwise',
          'see to it that those who work with the service are bound to secrecy',
          'keep the information safe, and log who downloads lists',
          'help you when people ask to see, correct or delete their information',
          'tell you without delay if information has gone astray',
          'show you what you need to see that the agreement is followed',
        ),
      ],
    },
    suppliers: {
      heading: 'Suppliers',
      blocks: [
        paragraph(
          'The municipality has a supplier that runs the service, and others that send e-mail and SMS. They are bound by the same demands. Ask us if you want to know who they are. You are told before a new one is used, and can object.',
        ),
      ],
    },
    end: {
      heading: 'When the agreement ends',
      blocks: [
        paragraph(
          'The agreement holds for as long as the organisation is in the service. Download what you need before you delete the organisation. The page about privacy says how long information is kept afterwards.',
        ),
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        paragraph(
          'If the meaning of the agreement changes, we ask an administrator again. Until the answer is yes, you cannot publish new activities or download lists. What is published already goes on as planned.',
        ),
        mailTo(supportEmail),
      ],
    },
  },
});
