import { useEffect, useState } from 'react';

export type InvitationLink = { token: string; name: string | null };

const PARAMETERS = ['invitationToken', 'name'] as const;

/**
 * What the address of an invitation says (MEM-04). It is read once and taken out of the address bar, so that it is
 * neither copied along with the address nor told to whatever the page links to.
 */
export function useInvitationLink(): InvitationLink | null {
  const [link, setLink] = useState<InvitationLink | null>(null);
  useEffect(() => {
    const address = new URL(location.href);
    const token = address.searchParams.get('invitationToken');
    if (!token) return;
    setLink({ token, name: address.searchParams.get('name') });
    for (const parameter of PARAMETERS) address.searchParams.delete(parameter);
    history.replaceState(history.state, '', address);
  }, []);
  return link;
}
