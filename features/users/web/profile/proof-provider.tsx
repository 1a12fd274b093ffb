import { type ReactNode, useRef, useState } from 'react';
import { CallFailed } from '#platform/web/client.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { ProofContext, ProofDeclined, type WithProof } from '#platform/web/use-proof.ts';
import { userTexts } from '../../texts/token.ts';

const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog, { texts: [userTexts] });

type Asked = { resolve: () => void; reject: (declined: ProofDeclined) => void };

/** One dialog for everything on the page that asks for proof. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const askedRef = useRef<Asked | null>(null);

  const askForProof = () =>
    new Promise<void>((resolve, reject) => {
      askedRef.current?.reject(new ProofDeclined());
      askedRef.current = { resolve, reject };
      setIsAsking(true);
    });

  const withProof: WithProof = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.kind !== 'proof_required') throw error;
      await askForProof();
      return work();
    }
  };

  function answer(hasProved: boolean) {
    const asked = askedRef.current;
    askedRef.current = null;
    setIsAsking(false);
    if (hasProved) asked?.resolve();
    else asked?.reject(new ProofDeclined());
  }

  return (
    <ProofContext value={withProof}>
      {children}
      {isAsking ? <ProofDialog onProved={() => answer(true)} onClose={() => answer(false)} /> : null}
    </ProofContext>
  );
}
