import { nb as certificates } from '#features/certificates/texts/nb.ts';
import { nb as outbox } from '#features/messages/texts/outbox/nb.ts';
import { nb as push } from '#features/push/texts/nb.ts';
import { nb as uploads } from '#features/uploads/texts/nb.ts';
import { nb as users } from '#features/users/texts/nb.ts';
import { nb as account } from '../../shell/texts/account/nb.ts';

export const texts = { account, certificates, outbox, push, uploads, users };
