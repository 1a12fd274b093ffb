import { createContext, useContext } from 'react';

/** A user was asked to prove who they are and declined: nothing has failed, and nothing was changed. */
export class ProofDeclined extends Error {
  constructor() {
    super('declined');
    this.name = 'ProofDeclined';
  }
}

/** Does something that may need proof of who one is: asks for it when the server does, and tries again. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const ProofContext = createContext<WithProof | null>(null);

/** False for a user who was asked to prove who they are and declined: nothing was changed, and no failure is shown. */
export async function unlessDeclined(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ProofDeclined) return false;
    throw error;
  }
}

export function useProof(): WithProof {
  const withProof = useContext(ProofContext);
  if (!withProof) throw new Error('useProof needs a ProofProvider above it.');
  return withProof;
}
