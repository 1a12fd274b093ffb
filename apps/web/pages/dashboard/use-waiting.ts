import { useQuery } from '@tanstack/react-query';
import { listWaitingSenders } from '#features/bulk-messages/web/calls.ts';
import { listStamps } from '#features/certificates/web/calls.ts';
import { listUnanswered } from '#features/comments/web/calls.ts';
import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import type { Task, Waiting } from '#features/dashboards/web/waiting-list.tsx';
import { listRunEvents } from '#features/event-editing/web/calls.ts';
import { listMembershipRequests } from '#features/memberships/web/calls.ts';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import type { OwnRequest } from '#features/organisations/requests-contract.ts';
import { listOrganisationRequests } from '#features/organisations/web/calls.ts';
import { listCohosts, listSubsidiaries } from '#features/partnerships/web/calls.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { UserInfo } from '#features/users/contract.ts';
import { isDecider } from '#features/users/web/is-decider.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';

type Wanted = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  access: OwnAccess | null;
  person: UserInfo;
  requests: readonly OwnRequest[];
};

const MAX_PEOPLE = 4;
const MAX_EVENTS = 3;

/** Everything that a user is waiting for this person to do, and what the person waits for. */
export function useWaiting({ organisation: { id, name }, access, person, requests }: Wanted): Waiting {
  const { waiting: texts } = useTexts(dashboardTexts);
  const { tenant } = usePortal();
  const call = useCall();
  const at = { params: { id } };
  const can = access?.can;
  const people = useQuery({
    ...answerQuery(call, listMembershipRequests, { ...at, query: { perPage: MAX_PEOPLE } }),
    enabled: can?.answer_requests ?? false,
  });
  const cohosts = useQuery({ ...answerQuery(call, listCohosts, at), enabled: can?.answer_partners ?? false });
  const family = useQuery({
    ...answerQuery(call, listSubsidiaries, at),
    enabled: (can?.answer_partners ?? false) && tenant.hasSubsidiaryOrg,
  });
  const deciding = useQuery({
    ...answerQuery(call, listOrganisationRequests, { query: { perPage: 1 } }),
    enabled: isDecider(person),
  });
  const senders = useQuery({
    ...answerQuery(call, listWaitingSenders, { query: { perPage: 1 } }),
    enabled: isDecider(person),
  });

  const questions = useQuery({ ...answerQuery(call, listUnanswered, at), enabled: can?.run_events ?? false });
  const stamps = useQuery({
    ...answerQuery(call, listStamps, { query: { organization_id: id, status: 'requested', perPage: MAX_PEOPLE } }),
    enabled: can?.give_certificates ?? false,
  });

  const runs = (state: 'draft' | 'upcoming') => ({
    ...answerQuery(call, listRunEvents, { ...at, query: { state, perPage: state === 'draft' ? MAX_EVENTS : 20 } }),
    enabled: can?.run_events ?? false,
  });
  const drafts = useQuery(runs('draft'));
  const coming = useQuery(runs('upcoming'));

  const more = (people.data?.meta.total ?? 0) - (people.data?.data.length ?? 0);
  const membersHref = organisationPaths.tab(id, 'members');
  const partners = [...(cohosts.data?.data ?? []), ...(family.data?.data ?? [])];
  const undecided = deciding.data?.meta.total ?? 0;
  const undecidedSenders = senders.data?.meta.total ?? 0;
  const tasks: Task[] = [
    ...(undecided > 0 ? [decidingTask('deciding', texts.requests(undecided), paths.adminPanel)] : []),
    ...(undecidedSenders > 0
      ? [decidingTask('senders', texts.sender_names(undecidedSenders), `${paths.adminPanel}?list=senders`)]
      : []),
    ...(access?.is_offered
      ? [{ key: 'owner', kind: 'owner' as const, text: texts.offered(name), action: texts.answer, href: membersHref }]
      : []),
    ...(people.data?.data ?? []).map((who) => ({
      key: who.id,
      kind: 'person' as const,
      who,
      text: texts.member(who.name),
      action: texts.answer,
      href: membersHref,
    })),
    ...(more > 0
      ? [{ key: 'more', kind: 'person' as const, text: texts.more_members(more), action: texts.see, href: membersHref }]
      : []),
    ...partners
      .filter(({ status, can: may }) => status === 'requested' && may.approve)
      .map(({ id: key, relation, organization }) => ({
        key,
        kind: 'partner' as const,
        who: organization,
        text: texts.partner[relation](organization.name),
        action: texts.answer,
        href: organisationPaths.tab(id, 'cohosts'),
      })),
    ...(stamps.data?.data ?? []).map((stamp) => ({
      key: `stamp-${stamp.id}`,
      kind: 'certificate' as const,
      text: texts.certificate(stamp.user.name, stamp.certificate.name),
      action: texts.answer,
      href: organisationPaths.certificates(id),
    })),
    ...(questions.data?.data ?? []).slice(0, MAX_EVENTS).map(({ id: event, name: title, questions_count }) => ({
      key: `question-${event}`,
      kind: 'question' as const,
      text: texts.questions(questions_count, title),
      action: texts.answer,
      href: `${paths.event(event)}#sporsmal`,
    })),
    ...(coming.data?.data ?? [])
      .filter(({ waiting_count, can: may }) => waiting_count > 0 && may.see_attendees)
      .slice(0, MAX_EVENTS)
      .map(({ id: event, name: title, waiting_count }) => ({
        key: `queue-${event}`,
        kind: 'queue' as const,
        text: texts.queue(waiting_count, title),
        action: texts.see_list,
        href: runningPaths.participants(event),
      })),
    // What another has begun is theirs to finish.
    ...(drafts.data?.data ?? [])
      .filter(({ is_cohosted }) => !is_cohosted)
      .map(({ id: event, name: title }) => ({
        key: `draft-${event}`,
        kind: 'draft' as const,
        text: title.trim() ? texts.draft(title) : texts.nameless_draft,
        action: texts.go_on,
        href: runningPaths.editEvent(event),
      })),
    ...requests.map(requestTask),
  ];

  function decidingTask(key: string, text: string, href: string): Task {
    return { key, kind: 'request', text, action: texts.answer, href };
  }
  function requestTask(request: OwnRequest): Task {
    const isPending = request.status === 'pending';
    return {
      key: request.id,
      kind: 'request',
      text: isPending ? texts.pending(request.name) : texts.declined(request.name),
      note: request.decline_reason ? texts.reason(request.decline_reason) : undefined,
      action: isPending ? texts.see : texts.again,
      href: isPending ? paths.organisation(request.id) : organisationPaths.again(request.id),
    };
  }

  const asked = [people, cohosts, family, deciding, senders, stamps, questions, drafts, coming];
  return {
    tasks,
    isPending: asked.some(({ isLoading }) => isLoading),
    hasFailed: asked.some(({ isError }) => isError),
    tryAgain: () => {
      for (const answer of asked) if (answer.isError) void answer.refetch();
    },
  };
}
