/** Loads all web fonts, and then switches the whole page from the fallback fonts to them. */
export async function showWebFonts(): Promise<void> {
  await Promise.allSettled(['1em Figtree', '1em Eczar'].map((face) => document.fonts.load(face)));
  document.documentElement.dataset.webFonts = '';
}
