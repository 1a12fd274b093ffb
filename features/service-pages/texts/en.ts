import { en as retention } from '#features/retention/texts/en.ts';
import { type ContentLike, link, list, mailTo, paragraph, question } from './blocks.ts';
import { en as dataProcessing } from './data-processing/en.ts';
import type { nb } from './nb.ts';

export const en: ContentLike<typeof nb> = {
  pages: {
    about: ({ inTenant, municipalityName, supportEmail }) => ({
      title: 'About the service',
      intro: `We gather activities, organisers and volunteer work ${inTenant} in one place, so that it is easier to find something to join.`,
      sections: {
        purpose: {
          heading: 'What the service is for',
          blocks: [
            paragraph(
              'A lot goes on in a neighbourhood: training, walks, choirs, courses, cafés and voluntary work. Often only those who already take part know about it. The service is made so that everyone can find their way, whatever their age, their means and how long they have lived there.',
            ),
            paragraph('You can see everything that is open without logging in and without paying.'),
          ],
        },
        possibilities: {
          heading: 'What you can do here',
          blocks: [
            list(
              'Find activities by place, time, age and interest.',
              'Sign up, or join the waiting list when an activity is full.',
              'Follow organisers you like, and get an e-mail when they publish something new.',
              'Find volunteer work and take shifts.',
              'Write to an organiser’s contact persons, and to others you take part in something with.',
            ),
          ],
        },
        responsible: {
          heading: 'Who is behind it',
          blocks: [
            paragraph(
              `The service is offered by ${municipalityName}. The municipality decides what the service is used for and is responsible for the personal data registered in it. A supplier runs the service on behalf of the municipality.`,
            ),
            paragraph(
              'Clubs, associations and other organisers publish their own activities and are responsible for what they write and for carrying them out.',
            ),
          ],
        },
        organisers: {
          heading: 'Are you an organiser?',
          blocks: [
            paragraph(
              'Clubs, associations, volunteer centres and municipal services can ask for a page of their own. Once the request is approved, you can publish activities and receive sign-ups.',
            ),
            link('Become an organiser', '/organisations/new'),
          ],
        },
        contact: {
          heading: 'Contact us',
          blocks: [
            paragraph(
              'Questions, praise or criticism? Write to us. Questions about a single activity are best answered by its organiser.',
            ),
            mailTo(supportEmail),
          ],
        },
      },
    }),

    terms: ({ municipalityName, supportEmail }) => ({
      title: 'Terms of use',
      intro:
        'These terms apply when you use the service. We have tried to keep them short. You need to accept them to have an account.',
      sections: {
        parties: {
          heading: 'Who the agreement is between',
          blocks: [
            paragraph(
              `The terms apply between you and ${municipalityName}. A supplier runs the service for the municipality. When you sign up for an activity, your agreement about the activity itself is with its organiser.`,
            ),
          ],
        },
        account: {
          heading: 'Your account',
          blocks: [
            list(
              'The account is personal. Give your real name, and keep your e-mail address and phone number up to date.',
              'Keep your password and codes safe, and do not lend your account to anyone.',
              'Tell us at once if you think that someone else has used it.',
              'You can delete your account at any time under Settings.',
            ),
          ],
        },
        age: {
          heading: 'Children and young people',
          blocks: [
            paragraph(
              'You must be 13 to have an account of your own. If you are younger, a parent or another guardian can sign you up for activities. Some agreements, such as a membership that costs money, still have to be accepted by a guardian until you are 18. The organiser decides the age limits of an activity.',
            ),
          ],
        },
        'signing-up': {
          heading: 'When you sign up',
          blocks: [
            list(
              'A sign-up is binding only if the organiser says so. Read what it says about the price and about cancelling.',
              'If you are not coming, cancel as early as you can. Then the next person on the waiting list can have the place.',
              'The organiser may cancel, change the time or place, or remove a sign-up when there is good reason to. You will be told.',
            ),
          ],
        },
        organisers: {
          heading: 'What organisers are responsible for',
          blocks: [
            paragraph(
              'The organiser is responsible for the description of an activity being right, for carrying it out safely, and for following the rules on matters such as police certificates and insurance. The municipality approves organisers but does not check every single activity.',
            ),
            paragraph(
              'Organisers may use information about participants only to carry out the activity, and must follow the data protection rules when they take the information out of the service.',
            ),
          ],
        },
        content: {
          heading: 'What you write and share',
          blocks: [
            paragraph(
              'You are responsible for what you publish in descriptions, comments, messages and pictures. You may not:',
            ),
            list(
              'harass, threaten or discriminate against anyone',
              'publish anything unlawful or misleading, or advertising that has nothing to do with an activity',
              'share pictures of others unless they have agreed. For children, a guardian has to agree',
              'use text, music or pictures that you have no right to use',
              'collect information about other users or disrupt the service',
            ),
            paragraph(
              'You keep the rights to what you make, but let us show it in the service for as long as it is there. Content that breaks the rules may be removed, and anyone who breaks them seriously or repeatedly may lose access. You will be told why, and can ask us to look at it again.',
            ),
          ],
        },
        liability: {
          heading: 'Running the service and liability',
          blocks: [
            paragraph(
              'We work to keep the service available and accurate, but cannot promise that it will never have errors or downtime. The municipality is not a party to the agreement between you and an organiser. Nothing in these terms limits the rights that the law gives you.',
            ),
          ],
        },
        changes: {
          heading: 'Changes',
          blocks: [
            paragraph(
              'We may change the terms when the service or the law changes. If a change matters to you, we will ask you to accept the terms again the next time you log in. If you do not want to, you can delete your account.',
            ),
          ],
        },
        disagreement: {
          heading: 'If we disagree',
          blocks: [
            paragraph(
              'Norwegian law applies. Contact us first, and we will try to find a solution. If the municipality turns down something you have applied for, its letter tells you how to complain.',
            ),
            mailTo(supportEmail),
            link('Read about privacy', '/privacy'),
          ],
        },
      },
    }),

    privacy: ({ municipalityName, supportEmail, conversationMonths }) => ({
      title: 'Privacy',
      intro: 'This page says which information about you we use, why we do so, who sees it and what rights you have.',
      sections: {
        controller: {
          heading: 'Who is responsible',
          blocks: [
            paragraph(
              `The controller is ${municipalityName}. That means that the municipality decides what the information is used for and is responsible for following the rules. The supplier that runs the service is a processor: it may use the information only as the municipality has decided in a data processing agreement.`,
            ),
            paragraph(
              'When an organiser uses its list of participants or members for purposes of its own, the organiser is itself responsible for that.',
            ),
          ],
        },
        'what-we-store': {
          heading: 'Which information we use',
          blocks: [
            paragraph(
              'You can look for activities without telling us who you are. When you have an account, we process:',
            ),
            list(
              'your name, e-mail address and phone number, and your birth date, postcode, municipality and picture if you give them',
              'your password in a form that cannot be read, and when you have logged in',
              'sign-ups, waiting lists, memberships and which organisers you follow',
              'certificates, roles and volunteer work',
              'messages, comments and files that you send, and what you report',
              'culture cards you have been given, and where and when you have used them',
              'which children you are a guardian of, if you look them up in the National Population Register: names, birth dates, identity numbers and postcodes',
              'which notifications you want and which language you use',
            ),
            paragraph(
              'To keep the service safe, technical information, such as the time and the pages visited, is logged as well.',
            ),
            paragraph(
              'We do not ask for information about health, religion or anything else that the law gives special protection. Please do not write such things in open fields. If the organiser needs to know about an allergy, for example, tell the organiser directly.',
            ),
          ],
        },
        'legal-basis': {
          heading: 'Why we are allowed to',
          blocks: [
            list(
              'To provide this service to residents: a task in the public interest (General Data Protection Regulation, Article 6(1)(e)).',
              'To give you an account, sign-ups and messages: the agreement with you (point b).',
              'For archives, accounts and security: duties under the law (point c).',
              'For statistics on how the pages are used, with tools from others: your consent alone (point a).',
            ),
            paragraph(
              'Consent is voluntary. Saying no is as easy as saying yes, you can use the service either way, and you can change your mind whenever you like.',
            ),
            link('See and change your choice', '/cookies'),
          ],
        },
        'who-sees': {
          heading: 'Who sees your information',
          blocks: [
            list(
              'Everyone can see how many have signed up for an activity, but not who.',
              "The organiser's coordinators and administrators see the names and contact details of those who have signed up. So do administrators of co-organisers and of the parent organisation.",
              "If you sign up a child, they see the child's name and age, and your name and contact details. The child's other guardians see what the child is signed up for.",
              'If you are a member of an organisation, other members see your name but not your contact details.',
              'Comments on an activity can be read by everyone who can see the activity.',
              'If you write to the contact persons of an organiser, those you choose get the message by e-mail.',
              'Only those who take part in a conversation can read it. If someone reports a message, those who decide the case see that message and the two on either side of it.',
              'A venue that takes your culture card sees your name and your visits there. The municipality sees only figures.',
              'Only you see your CV. If you make a paper of it, anyone who has the code on the paper can see what you chose to show.',
              'The few who give user support can see what they need to help you. This is logged.',
            ),
          ],
        },
        recipients: {
          heading: 'When information leaves the service',
          blocks: [
            paragraph(
              'We do not sell information or use it for advertising. Information is shared only when it has to be: with the organiser you sign up with, with ID-porten when you choose to log in there, with the National Population Register when you look up your children, with those who send e-mail and text messages for us, with the push service of your browser when you turn notifications on for a device (it cannot read them), and with authorities that have a right to it by law, for example the police or the child welfare service when something serious has been reported. Maps may load their pictures from a map service, which then sees the IP address of your device and the area you are looking at.',
            ),
            paragraph(
              'If information is to be processed outside the EEA, the law requires a valid basis for it. Ask the municipality if you want to know which sub-processors are used.',
            ),
          ],
        },
        retention: {
          heading: 'How long we keep it',
          blocks: [
            paragraph(
              'We keep the information for as long as you have an account and we need it. If you delete the account, the information is deleted or made anonymous. Some of it the municipality has to keep because the law says so: documents in a case may fall under the Archives Act, and accounts under the Bookkeeping Act. Backups and technical logs are deleted as time passes.',
            ),
            paragraph(retention.intro),
            list(...retention.periodsFor({ conversation_months: conversationMonths })),
          ],
        },
        rights: {
          heading: 'Your rights',
          blocks: [
            list(
              'Access: you can be told what we have about you, and have a copy.',
              'Correction: mistakes are to be corrected. Most of it you can correct yourself in your profile.',
              'Deletion: you can delete your account, or ask us to delete something.',
              'Restriction: you can ask that information is not used while we look into something you disagree with.',
              'Objection: you can object when the processing takes place in the public interest.',
              'Portability: you can have what you have given us yourself, in a file that others can read.',
              'Withdrawing consent: this applies from when you do it, and is as easy as giving it.',
            ),
            paragraph(
              'Using your rights is free. You have a right to an answer without undue delay and within one month at the latest. If the case is difficult it may take longer, but then you will be told why.',
            ),
            mailTo(supportEmail),
          ],
        },
        children: {
          heading: 'Children and young people',
          blocks: [
            paragraph(
              "Children's information has special protection. If you are under 13, you cannot have an account of your own here. From the age of 13 you can consent to a service like this yourself (Personal Data Act, section 5). From 15 you can usually consent yourself in other matters as well. For information with special protection, a guardian has to be involved until you are 18.",
            ),
            paragraph(
              'If you look up your children with BankID or MinID, we ask the National Population Register who you are a guardian of, and ask again every month. That way, a person who is no longer a guardian loses access. We store the identity numbers encrypted.',
            ),
            paragraph(
              'We do not make profiles of children for marketing. Guardians can ask for access on behalf of the child.',
            ),
          ],
        },
        security: {
          heading: 'How we protect it',
          blocks: [
            paragraph(
              'The traffic between you and the service is encrypted. Staff see only what they need for their work, and the use of extended rights is logged. If security is breached in a way that may affect you, the municipality tells the Norwegian Data Protection Authority and, when the risk is high, you.',
            ),
          ],
        },
        complaints: {
          heading: 'Questions and complaints',
          blocks: [
            paragraph(
              `Write to us if anything is unclear. You can also contact the data protection officer of ${municipalityName}, who is independent and bound by confidentiality. The contact details are on the municipality's website.`,
            ),
            mailTo(supportEmail),
            paragraph(
              'If you think that we break the rules, you can complain to the Norwegian Data Protection Authority (Datatilsynet). It is free.',
            ),
            link('Datatilsynet', 'https://www.datatilsynet.no/'),
          ],
        },
      },
    }),

    help: ({ inTenant, supportEmail }) => ({
      title: 'Help',
      intro: 'Answers to the questions we get most often. If you can’t find yours, we are happy to help.',
      sections: {
        finding: {
          heading: 'Finding something to join',
          blocks: [
            question(
              'How do I find an activity that suits me?',
              `Go to Activities. There you see what is on ${inTenant}. Choose an age, a day or a category, for example, or search in your own words. You can switch between list, calendar and map.`,
            ),
            question(
              'Do I need an account?',
              'No, not to see what is on. You need an account to sign up, follow organisers and send messages.',
            ),
            question(
              'What does it cost?',
              'The service is free. Some activities cost money, and then the price is shown with the activity. Choose the filter Free to see those that cost nothing.',
            ),
            link('See all activities', '/events'),
          ],
        },
        'signing-up': {
          heading: 'Signing up and waiting lists',
          blocks: [
            question(
              'How do I sign up?',
              'Open the activity, choose the day you want to come, and press Sign up. You need to be logged in. Afterwards it says “You’re going”, and you find the activity on My page.',
            ),
            question(
              'How do I cancel?',
              'Open the activity and cancel where you signed up. Do it as early as you can, so that someone else gets the place.',
            ),
            question(
              'It is full. What do I do?',
              'Join the waiting list. The organiser decides how free places are given out: to the first in the queue, by an offer with a deadline, by drawing lots or to one group first. You will be notified when it is your turn.',
            ),
            question(
              'What happens if the activity is cancelled or moved?',
              'You get a notification in the portal, and an e-mail or a text message. If the time changes you may have to sign up again, because the new time may not suit everyone.',
            ),
            question(
              'Can I sign up my child?',
              'Yes, if the child is under 18. Log in with BankID or MinID, and look up your children in the National Population Register. Then open the activity and press Sign up children. The child does not need an account, and the messages come to you.',
            ),
          ],
        },
        account: {
          heading: 'Account and logging in',
          blocks: [
            question(
              'How do I make an account?',
              'Choose Log in and write your e-mail address or phone number. You get a code, and when you have entered it you choose a name and a password.',
            ),
            question(
              'I have not received the code. What is wrong?',
              'Look in your spam folder if the code was sent by e-mail, or check that your phone has coverage. You can ask for a new code, but not too many in a short time. Wait a little if you are told to.',
            ),
            question(
              'I have forgotten my password',
              'Choose “Forgot your password?” when you log in, and we will help you create a new one.',
            ),
            question(
              'How do I delete my account?',
              'Go to Profile and Settings. There you can also download a copy of your information first.',
            ),
          ],
        },
        'my-data': {
          heading: 'Your information',
          blocks: [
            question(
              'Who sees that I have signed up?',
              "The organiser's coordinators and administrators see your name and contact details, and so do administrators of co-organisers and of the parent organisation. Others see only how many have signed up.",
            ),
            question(
              'Who can read my messages?',
              'If you write to a contact person of an organiser, only those you choose get the message. What you write in a conversation can be read by everyone who takes part in it. If you get a message that is not all right, press Report next to it. You can also block the person who wrote it.',
            ),
            question(
              'How do I get fewer notifications?',
              'Under Settings you choose how you want to be notified, both in general and for each organisation.',
            ),
            link('Read more about privacy', '/privacy'),
          ],
        },
        organisers: {
          heading: 'For organisers',
          blocks: [
            question(
              'How do we become an organiser?',
              'Send a request from the page Become an organiser. The municipality looks at it, and you get the answer by e-mail. After that you can publish activities and invite others to help.',
            ),
            question(
              'Who can do what in our organisation?',
              'Administrators manage settings and roles. Coordinators can create activities and follow up participants. Members see what is for members.',
            ),
            link('Become an organiser', '/organisations/new'),
          ],
        },
        contact: {
          heading: 'Contact us',
          blocks: [
            paragraph(
              'If your question is about one activity, you get the quickest answer by writing to its organiser. If it is about the service itself, write to us. Do not send national identity numbers or passwords by e-mail.',
            ),
            mailTo(supportEmail),
          ],
        },
      },
    }),

    accessibility: ({ municipalityName, supportEmail }) => ({
      title: 'Accessibility statement',
      intro:
        'Everyone should be able to use the service, also with a screen reader, a keyboard, magnification or voice control.',
      sections: {
        duty: {
          heading: 'What the law requires',
          blocks: [
            paragraph(
              `Public websites must be universally designed. The requirement is in section 18 of the Equality and Anti-Discrimination Act and in the regulations on universal design of ICT solutions. It means that ${municipalityName} must meet WCAG 2.1 at levels A and AA, with the exceptions in the regulations, and report the status in an accessibility statement on uustatus.no.`,
            ),
            paragraph('This page explains how we work. It does not replace the statement on uustatus.no.'),
          ],
        },
        work: {
          heading: 'How we work',
          blocks: [
            list(
              'Everything should be possible with a keyboard, and you should see where you are.',
              'Headings, buttons and fields have names that screen readers can read aloud.',
              'Text and colours should have enough contrast, in light and in dark appearance.',
              'The pages should work when magnified to 400 per cent.',
              'States such as full or cancelled are in words, not in colour alone.',
              'What is shown on a map is also there as a list.',
            ),
            paragraph('We test the pages automatically in a browser, and aim for the newer standard WCAG 2.2.'),
          ],
        },
        limits: {
          heading: 'What we cannot always control',
          blocks: [
            paragraph(
              'Organisers add their own texts, pictures and documents, and these may have shortcomings, such as a picture without a description or a document that cannot be read aloud. Tell us, and we will ask the organiser to put it right, or help you get the information another way.',
            ),
          ],
        },
        feedback: {
          heading: 'Tell us when something does not work',
          blocks: [
            paragraph(
              'Tell us which page it is about, what you tried to do and, if you like, which assistive technology you use. If you need the content in another form, we will help you with that.',
            ),
            mailTo(supportEmail),
          ],
        },
        complaints: {
          heading: 'If you do not get help',
          blocks: [
            paragraph(
              `Complain first to ${municipalityName}, which is responsible for the service following the rules. The Norwegian authority for universal design of ICT (Uu-tilsynet) supervises, and you can report breaches there. If you want a decision in your own case, you can complain to the Anti-Discrimination Tribunal (Diskrimineringsnemnda). It is free.`,
            ),
            link('Uu-tilsynet', 'https://www.uutilsynet.no/'),
            link('Diskrimineringsnemnda', 'https://www.diskrimineringsnemnda.no/'),
          ],
        },
      },
    }),

    cookies: ({ supportEmail }) => ({
      title: 'Cookies',
      intro:
        'This page lists everything that the service stores in your browser, why it is stored and how you control it.',
      sections: {
        what: {
          heading: 'What this is',
          blocks: [
            paragraph(
              'A cookie is a small text that the browser keeps for us. The browser also has storage of its own for each website. Section 3-15 of the Electronic Communications Act applies to both: we may store what is necessary for something you have asked for yourself. Everything else needs your yes first.',
            ),
          ],
        },
        necessary: {
          heading: 'Necessary for what you ask for',
          blocks: [
            list(
              'nabolag-language (cookie): the language you have chosen, so that the next page comes in it too. Lasts for 365 days from your last visit.',
              'nabolag:language-offered (browser storage): that we have asked whether you want to read in another language, so that we do not ask again. Stays until you delete it.',
              'nabolag:announcement (browser storage): which message at the top of the page you have hidden, so that it is not shown again. Stays until you delete it.',
              'nabolag:USER_MUNICIPALITY (browser storage): the municipality you have chosen. Stays until you delete it.',
              'nabolag:municipalities (browser storage): the list of municipalities, so that it does not have to be loaded every time. Renewed every day.',
              'nabolag-pages, nabolag-files and nabolag-answers (browser storage): pages you have visited and what they need, so that you can read them offline. The oldest are removed when there are many.',
              'nabolag:reloaded (browser storage): remembers that the page was loaded again after an update, so that it does not happen over and over. Removed when you close the tab.',
              'clarityConsent (cookie): your answer, yes or no, to whether we may measure use. Lasts for 180 days, and then we ask again.',
            ),
          ],
        },
        'signed-in': {
          heading: 'When you log in',
          blocks: [
            list(
              'nabolag:get-started:username (browser storage): the e-mail address or phone number you began to log in with, so that you don’t have to type it twice.',
              'nabolag:auth:user (browser storage): the proof that you are logged in. Removed when you log out.',
              'nabolag:auth:own (browser storage): only for those who give user support, while they are logged in as another person: their own login. Removed when that is over.',
              '__Host-f (cookie): shows that the browser that enters a code is the one that asked for it. Lasts for twelve hours.',
              '__Host-d (cookie): recognises your browser, so that other people’s wrong guesses at your password do not slow you down. Lasts for 180 days.',
              'nabolag:verification (browser storage): the address you are about to confirm. Removed when you close the tab.',
              '__Secure-adm (cookie): the login of municipal staff and our own staff. Lasts for as long as the log-in is valid. Ordinary users do not get it.',
              'nabolag-adm (cookie): only says that __Secure-adm is there, and lasts as long.',
              'nabolag:screen: and some characters more (browser storage): remembers that your login has been counted in the statistics. Removed when you close the tab.',
              'push-subscription (browser storage): the address we send notifications to, if you have turned them on for this device.',
              'nabolag:chat-draft: and some characters more (browser storage): what you have typed in a conversation and not sent. Removed when it has been sent, when you empty the field, or when you log out.',
              'nabolag:chat-unsent: and some characters more (browser storage): messages that wait to be sent, because you are offline for instance. Removed when they have been sent or you log out, and not sent after 14 days.',
              'nabolag-passes (browser storage): the codes of your tickets, loans and culture cards, so that you can show them without a connection, and what you have scanned at a desk. Codes are removed the day after they run out, or when someone else logs in. Scans that have not been sent are removed after 60 days.',
            ),
          ],
        },
        running: {
          heading: 'When you run activities',
          blocks: [
            list(
              'nabolag:dashboard:organization (browser storage): the organiser you last looked at in the dashboard.',
              'nabolag:dashboard:municipality (browser storage): the municipality you last worked for, if you work for more than one. Removed when you log out, and in other tabs when you close them.',
              'nabolag-preview (cookie): lets an administrator of the municipality see a draft of the portal in the preview. Lasts for one hour.',
              'nabolag:wall (browser storage): only in browsers that are an information screen. Which screen it is, and what it is to show. Removed when the screen is disconnected.',
              'nabolag:event-form: and some characters more (browser storage): what you have typed in a form and not saved yet. Removed when it has been saved, and not used after 14 days.',
              'nabolag-door (browser storage): the names of participants and the check-ins when you check people in offline, and your own code when you take part. Removed when the activity is over or someone else logs in. Check-ins that could not be sent are removed after 60 days.',
              'nabolag:door-used, nabolag:door-sound and nabolag:door-reloaded (browser storage): that the device has been used for check-in, whether the sound is on, and when the camera was last restarted.',
            ),
          ],
        },
        analytics: {
          heading: 'Only if you say yes',
          blocks: [
            paragraph(
              'If you say yes, we may use a tool that shows how the pages are used, for example where people get stuck. The tool then stores cookies of its own. If you say no, or do not answer, it is not loaded and nothing is sent to it.',
            ),
          ],
        },
        choice: {
          heading: 'The choice is yours',
          blocks: [
            paragraph(
              'Accept and Reject are equally easy to choose, and the service works just as well either way. You can change your mind whenever you like: choose Change consent at the bottom of the page. You can also delete everything that the website has stored. Then you have to choose language and municipality again.',
            ),
          ],
        },
        contact: {
          heading: 'Questions',
          blocks: [
            paragraph('If you have questions about cookies or privacy, write to us.'),
            mailTo(supportEmail),
            link('Read about privacy', '/privacy'),
          ],
        },
      },
    }),

    'data-processing': dataProcessing,
  },

  extra: {
    closing: ({ inTenant, supportEmail }) => ({
      heading: `The service has ended ${inTenant}`,
      blocks: [
        paragraph(
          'Activities and organisers are no longer shown here, and it is not possible to sign up for anything new. You can still log in, download your information and delete your account.',
        ),
        mailTo(supportEmail),
      ],
    }),
    'leisure-account': () => ({
      heading: 'Leisure account',
      blocks: [
        question(
          'What is a leisure account?',
          'An amount from the municipality that a child or young person can spend on regular activities. The municipality can tell you who can have it, and how large it is.',
        ),
        question(
          'Can I use it here?',
          'Yes. Log in with BankID or MinID, and open the child’s account under Leisure account. There you see what is left, and why the child has an account or not.',
        ),
      ],
    }),
    'leisure-account-privacy': () => ({
      heading: 'Leisure accounts, tickets and loans',
      blocks: [
        paragraph(
          'If a child has a leisure account, the municipality uses the name, identity number, birth date, postcode and guardians, together with what has been paid in, paid out, borrowed and collected. We do not store what you earn.',
        ),
        list(
          'The guardians see the account. So do those you have given access, until you remove it.',
          'Those in the municipality who work with the scheme can open the account and see payments and receipts. This is logged, and nobody decides anything in their own family.',
          'The organiser you pay sees the child’s first name and year of birth. The bank gets the name and account number of the payee, and the message to them.',
          'If you pay the rest yourselves, the payment goes through Vipps, which gets the amount and what it is for.',
          'Those who take tickets and lend equipment see what they need to do so.',
          'The statistics show no figures with fewer than five children behind them.',
        ),
      ],
    }),
    'leisure-account-ended': () => ({
      heading: 'Leisure account',
      blocks: [
        question(
          'Can I get a leisure account?',
          'No. The scheme has ended, and no new accounts are given. We will come back with information about other support schemes.',
        ),
      ],
    }),
    statement: ({ municipalityName, statementUrl }) => ({
      heading: 'The statement on uustatus.no',
      blocks: [
        paragraph(
          `The status of this service, with known faults and shortcomings, is in the statement that ${municipalityName} has published on uustatus.no.`,
        ),
        link('Read the accessibility statement', statementUrl),
      ],
    }),
    'statement-missing': ({ municipalityName }) => ({
      heading: 'The statement on uustatus.no',
      blocks: [
        paragraph(
          `The link to the statement has not been added here yet. You can ask ${municipalityName} for it, or write to us.`,
        ),
      ],
    }),
  },
};
