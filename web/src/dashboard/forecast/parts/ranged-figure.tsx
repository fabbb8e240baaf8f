interface RangedFigureProps {
  figure: string;
  /** What four of five days lie between. */
  range: string;
}

/** What is expected, and below it how far it may be off. */
export function RangedFigure({ figure, range }: RangedFigureProps) {
  return (
    <>
      <span className="money block font-semibold">{figure}</span>
      <span className="money block text-xs text-ink-faint">{range}</span>
    </>
  );
}
