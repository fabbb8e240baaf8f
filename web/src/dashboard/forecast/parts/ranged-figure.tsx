interface RangedFigureProps {
  figure: string;
  /** The range that holds the real figure on 4 of 5 days. */
  range: string;
}

/** An expected figure with its range below. */
export function RangedFigure({ figure, range }: RangedFigureProps) {
  return (
    <>
      <span className="money block font-semibold">{figure}</span>
      <span className="money block text-xs text-ink-faint max-sm:whitespace-normal">{range}</span>
    </>
  );
}
