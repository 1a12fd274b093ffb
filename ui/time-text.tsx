const SPAN = /(\d\d:\d\d–\d\d:\d\d)/;

/** Words that may break anywhere but inside '18:00–19:30'. */
export const TimeText = ({ children }: { children: string }) =>
  children.split(SPAN).map((part, place) =>
    // Every second part is what was split at.
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which only change together
      <span key={place} className="nb-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
