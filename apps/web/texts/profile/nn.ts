import { nn as certificates } from '#features/certificates/texts/nn.ts';
import { nn as outbox } from '#features/messages/texts/outbox/nn.ts';
import { nn as push } from '#features/push/texts/nn.ts';
import { nn as uploads } from '#features/uploads/texts/nn.ts';
import { nn as users } from '#features/users/texts/nn.ts';
import { nn as account } from '../../shell/texts/account/nn.ts';

export const texts = { account, certificates, outbox, push, uploads, users };
