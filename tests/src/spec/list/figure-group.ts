/** What the specification says. */
type What = string;
/** A test's name as its file has it, gaps for data included. */
type TestName = string;
/** What the test's own lines, or the rows above its name, say of it. */
type Says = string;

/** A figure, and the assertion that holds it. */
export type Figure = readonly [What, TestName, Says];

/** Figures of one section, by the file of their tests. */
export interface FigureGroup {
  spec: string;
  figures: Readonly<Record<string, readonly Figure[]>>;
}
