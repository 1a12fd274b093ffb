import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  /** MEM-03 */
  role_above_own: 'Rollen er høyere enn den du har',
  invites_members_only: 'Bare de som kan endre roller, kan invitere til denne rollen. Inviter som medlem i stedet.',
  not_accepted_yet: 'Arrangøren er ikke godkjent ennå. Vent til den er det.',
  already_member: 'Du er allerede medlem her.',
  membership_off: 'Medlemskapet ditt er satt på pause. Spør en av dem som styrer arrangøren.',
  not_a_member: 'Du er ikke medlem her, og har ikke spurt om å bli det.',
  owner_leaves: 'Du er eier her. Gi eierskapet til noen andre først, så kan du melde deg ut.',
  role_needs: (certificate: string, name: string) =>
    `Rollen krever sertifikatet «${certificate}», og det har ikke ${name}. Gi det under «Sertifikater». Når det er godtatt, kan du endre rollen.`,
  last_admin_leaves:
    'Du er den eneste administratoren her. Gjør noen andre til administrator først, så kan du melde deg ut.',
  already_accepted: 'Noen andre har allerede sagt ja til denne personen.',
  already_declined: 'Noen andre har allerede sagt nei til denne personen.',
  request_withdrawn: 'Personen har trukket forespørselen sin.',
  still_a_request: 'Personen har bare spurt om å bli medlem. Svar på forespørselen i stedet.',
  no_longer_member: 'Personen er ikke lenger medlem. Last inn listen på nytt.',
  leave_instead: 'Du kan ikke fjerne deg selv. Velg «Meld deg ut» i stedet.',
  own_role: 'Du kan ikke endre din egen rolle. Be en annen administrator om det.',
  owner_stays: 'Dette er eieren. Eierskapet må gis videre før noe kan endres her.',
  own_membership_stays: 'Du kan ikke slå av ditt eget medlemskap eller gi det en sluttdato.',
  role_is_now: (role: string) =>
    `Noen andre har nettopp endret rollen til ${role}. Se over, og velg på nytt om du vil.`,
  offer_needs_admin: 'Eierskapet kan bare tilbys en administrator. Gi personen den rollen først.',
  offer_open: (name: string) => `Du har allerede tilbudt eierskapet til ${name}. Trekk det tilbudet tilbake først.`,
  no_offer: 'Tilbudet om å overta gjelder ikke lenger.',
  invited_too_many: (most: number) =>
    `En arrangør kan sende høyst ${most} invitasjoner i døgnet. Send resten i morgen.`,
  invited_too_often: (address: string) =>
    `${address} har fått flere invitasjoner det siste døgnet. Vent til i morgen før du sender en ny.`,
  invitation_expired: 'Invitasjonen er for gammel. Be om å få en ny.',
  invitation_used: 'Invitasjonen er allerede besvart.',
  invitation_gone: 'Invitasjonen er trukket tilbake eller erstattet av en nyere.',
  invitation_answered: 'Invitasjonen er besvart, og kan ikke trekkes tilbake.',
  roles: { admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem' },
};

const nn: TextsLike<typeof nb> = {
  role_above_own: 'Rolla er høgare enn den du har',
  invites_members_only: 'Berre dei som kan endre roller, kan invitere til denne rolla. Inviter som medlem i staden.',
  not_accepted_yet: 'Arrangøren er ikkje godkjend enno. Vent til han er det.',
  already_member: 'Du er allereie medlem her.',
  membership_off: 'Medlemskapen din er sett på pause. Spør ein av dei som styrer arrangøren.',
  not_a_member: 'Du er ikkje medlem her, og har ikkje spurt om å bli det.',
  owner_leaves: 'Du eig denne arrangøren. Gi eigarskapen til nokon andre først, så kan du gå ut.',
  role_needs: (certificate, name) =>
    `Rolla krev sertifikatet «${certificate}», og det har ikkje ${name}. Gi det under «Sertifikat». Når det er godteke, kan du endre rolla.`,
  last_admin_leaves:
    'Du er den einaste administratoren her. Gjer nokon andre til administrator først, så kan du gå ut.',
  already_accepted: 'Nokon andre har allereie sagt ja til denne personen.',
  already_declined: 'Nokon andre har allereie sagt nei til denne personen.',
  request_withdrawn: 'Personen har trekt førespurnaden sin.',
  still_a_request: 'Personen har berre spurt om å bli medlem. Svar på førespurnaden i staden.',
  no_longer_member: 'Personen er ikkje lenger medlem. Last inn lista på nytt.',
  leave_instead: 'Du kan ikkje fjerne deg sjølv. Vel «Meld deg ut» i staden.',
  own_role: 'Du kan ikkje endre di eiga rolle. Be ein annan administrator om det.',
  owner_stays: 'Dette er eigaren. Eigarskapen må givast vidare før noko kan endrast her.',
  own_membership_stays: 'Du kan ikkje slå av din eigen medlemskap eller gi han ein sluttdato.',
  role_is_now: (role) => `Nokon andre har nettopp endra rolla til ${role}. Sjå over, og vel på nytt om du vil.`,
  offer_needs_admin: 'Du kan berre tilby eigarskapen til ein administrator. Gi personen den rolla først.',
  offer_open: (name) => `Du har allereie tilbode eigarskapen til ${name}. Trekk det tilbodet tilbake først.`,
  no_offer: 'Tilbodet om å ta over gjeld ikkje lenger.',
  invited_too_many: (most) => `Ein arrangør kan sende høgst ${most} invitasjonar i døgnet. Send resten i morgon.`,
  invited_too_often: (address) =>
    `${address} har fått fleire invitasjonar det siste døgnet. Vent til i morgon før du sender ein ny.`,
  invitation_expired: 'Invitasjonen er for gammal. Be om å få ein ny.',
  invitation_used: 'Invitasjonen er allereie svart på.',
  invitation_gone: 'Invitasjonen er trekt tilbake eller bytt ut med ein nyare.',
  invitation_answered: 'Invitasjonen er svart på, og kan ikkje trekkjast tilbake.',
  roles: { admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem' },
};

const en: TextsLike<typeof nb> = {
  role_above_own: 'The role is higher than your own',
  invites_members_only: 'Only those who can change roles can invite to this role. Invite as a member instead.',
  not_accepted_yet: 'The organiser has not been approved yet. Wait until it is.',
  already_member: 'You are already a member here.',
  membership_off: 'Your membership is paused. Ask one of those who run the organiser.',
  not_a_member: 'You are not a member here, and have not asked to become one.',
  owner_leaves: 'You are the owner. Transfer ownership to someone else first, then you can leave.',
  role_needs: (certificate, name) =>
    `The role requires the certificate “${certificate}”, which ${name} does not have. Give it under “Certificates”. Once it has been accepted, you can change the role.`,
  last_admin_leaves: 'You are the only administrator here. Make someone else one first, then you can leave.',
  already_accepted: 'Someone else has already approved this person.',
  already_declined: 'Someone else has already declined this person.',
  request_withdrawn: 'The person has taken the request back.',
  still_a_request: 'The person has only asked to become a member. Answer the request instead.',
  no_longer_member: 'The person is no longer a member. Reload the list.',
  leave_instead: 'You cannot remove yourself. Choose “Leave” instead.',
  own_role: 'You cannot change your own role. Ask another administrator to.',
  owner_stays: 'This is the owner. The ownership must be handed over before anything can be changed here.',
  own_membership_stays: 'You cannot pause your own membership or set an end date for it.',
  role_is_now: (role) =>
    `Someone else has just changed the role to ${role}. Have a look, and choose again if you want to.`,
  offer_needs_admin: 'The ownership can only be offered to an administrator. Give the person that role first.',
  offer_open: (name) => `You have already offered the ownership to ${name}. Take that offer back first.`,
  no_offer: 'The offer to take over no longer holds.',
  invited_too_many: (most) => `An organiser can send ${most} invitations a day at most. Send the rest tomorrow.`,
  invited_too_often: (address) =>
    `${address} has had several invitations in the last day. Wait until tomorrow before you send a new one.`,
  invitation_expired: 'The invitation is too old. Ask for a new one.',
  invitation_used: 'The invitation has already been answered.',
  invitation_gone: 'The invitation was withdrawn or replaced by a newer one.',
  invitation_answered: 'The invitation has been answered and cannot be withdrawn.',
  roles: { admin: 'Administrator', moderator: 'Coordinator', member: 'Member' },
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
