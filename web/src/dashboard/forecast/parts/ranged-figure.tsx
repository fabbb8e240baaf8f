interface RangedFigureProps {
  figure: string;
  /** 4 days in 5 fall in this range. */
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
