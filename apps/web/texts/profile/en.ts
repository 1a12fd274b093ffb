import { en as certificates } from '#features/certificates/texts/en.ts';
import { en as outbox } from '#features/messages/texts/outbox/en.ts';
import { en as push } from '#features/push/texts/en.ts';
import { en as uploads } from '#features/uploads/texts/en.ts';
import { en as users } from '#features/users/texts/en.ts';
import { en as account } from '../../shell/texts/account/en.ts';

export const texts = { account, certificates, outbox, push, uploads, users };
