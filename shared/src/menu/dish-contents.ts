/** The parts of a text that names them by commas or line by line, each once, with a capital. Rule: menu-26 */
export function partsOf(contents: string): string[] {
  const parts = contents.split(/[,\n]/).map((part) => part.trim());
  return [...new Set(parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)))].filter(
    Boolean,
  );
}
