interface RangedFigureProps {
  figure: string;
  /** The range that 4 days in 5 fall inside. */
  range: string;
}

/** What is expected, and below it how far it may be off. */
export function RangedFigure({ figure, range }: RangedFigureProps) {
  return (
    <>
      <span className="money block font-semibold">{figure}</span>
      <span className="money block text-xs whitespace-normal text-ink-faint">{range}</span>
    </>
  );
}
