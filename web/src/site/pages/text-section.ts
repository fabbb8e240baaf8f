/** A paragraph, a list of points, steps in their order, or a question. Nothing in it is markup. */
export type TextBlock =
  | string
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { question: string; answer: string };

export interface TextSection {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}
