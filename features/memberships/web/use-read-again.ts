import { useQueryClient } from '@tanstack/react-query';

/** Reads everything of an organisation again that is on the page. */
export function useReadAgain(organisationId: string): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(organisationId) });
}
