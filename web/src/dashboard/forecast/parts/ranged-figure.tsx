interface RangedFigureProps {
  figure: string;
  /** The range that is right on 4 of 5 days. */
  range: string;
}

/** An expected figure with its range below. */
export function RangedFigure({ figure, range }: RangedFigureProps) {
  return (
    <>
      <span className="money block font-semibold">{figure}</span>
      <span className="money block text-xs whitespace-normal text-ink-faint">{range}</span>
    </>
  );
}
