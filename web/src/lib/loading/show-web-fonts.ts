/** Loads the web fonts, then shows all text in them at once. Until then text shows in the fallback faces. */
export async function showWebFonts(): Promise<void> {
  await Promise.allSettled(['1em Figtree', '1em Eczar'].map((face) => document.fonts.load(face)));
  document.documentElement.dataset.webFonts = '';
}
