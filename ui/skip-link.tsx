type SkipLinkProps = {
  /** The id of the page's main content. */
  targetId: string;
  children: string;
};

/** The first thing that Tab reaches; it is seen only then. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className="ds-skip-link" href={`#${targetId}`}>
      {children}
    </a>
  );
}
