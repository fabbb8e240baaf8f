/** The parts of a text that names them by commas or line by line, each once. */
export function partsOf(contents: string): string[] {
  const parts = contents.split(/[,\n]/).map((part) => part.trim());
  return [...new Set(parts)].filter(Boolean);
}
