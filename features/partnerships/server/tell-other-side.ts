import { type Notice, notify } from '#features/notifications/server/public.ts';
import { adminsToTell } from '#features/organisations/server/public.ts';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { Context } from '#platform/server/context.ts';
import type { Relation } from '../rules.ts';

type News = {
  /** Whose admins are told. */
  organisation: { id: OrganisationId; name: string };
  partner: { id: OrganisationId; name: string };
  /**
   * With a question: what the organisation that asks would be to the other. With an answer: what the receiver is to the
   * other.
   */
  relation: Relation;
  answer: 'approved' | 'ended' | null;
};

/** To the admins of a side. A user who did it need not be told. */
export async function tellOtherSide(context: Context, origins: OriginSettings, news: News): Promise<void> {
  const { organisation, partner, relation, answer } = news;
  for (const admin of await adminsToTell(context, organisation.id)) {
    const path = localisedPath(`/organisations/${organisation.id}?tab=cohosts`, admin.lang);
    const values = {
      name: admin.name,
      organisation: organisation.name,
      partner: partner.name,
      relation,
      url: originOf(context.tenant, origins) + path,
    };
    const about = { organisation_id: organisation.id, partner_id: partner.id };
    const to = { to: admin.address, user_id: admin.id, language: admin.lang, about };
    const notice: Notice =
      answer === null
        ? { ...to, template: 'partnerAsked', values }
        : { ...to, template: 'partnerAnswered', values: { ...values, isApproved: answer === 'approved' } };
    await notify({ ...context, origins }, notice);
  }
}
