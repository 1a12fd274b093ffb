type SpinnerProps = {
  /** Left out when the text beside it already says what is going on. */
  label?: string | undefined;
  size?: 'xs' | 'sm' | 'md';
};

export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <svg
      className="ds-spinner"
      data-size={size}
      viewBox="0 0 50 50"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <circle className="ds-spinner__background" cx="25" cy="25" r="20" fill="none" strokeWidth="5" />
      <circle className="ds-spinner__circle" cx="25" cy="25" r="20" fill="none" strokeWidth="5" />
    </svg>
  );
}
