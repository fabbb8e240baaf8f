const placeholderOrigin = 'https://this.invalid';
/** Backslashes, which browsers read as slashes, and characters that they drop while reading. */
const treacherous = /[\\\p{Cc}\p{Cf}\s]/u;

/**
 * The path to go on to after signing in, or undefined when it could lead off this origin. Only a path
 * of this site passes: one leading slash, also after every layer of percent-encoding is taken off.
 * Rule: sessions-9
 */
export function safeReturnUrl(returnUrl: string | null | undefined): string | undefined {
  if (!returnUrl || returnUrl.length > 2048) return undefined;
  if (!layersOf(returnUrl).every(staysHere)) return undefined;
  const url = new URL(returnUrl, placeholderOrigin);
  return url.pathname + url.search + url.hash;
}

function staysHere(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//') || treacherous.test(path)) return false;
  try {
    const url = new URL(text, placeholderOrigin);
    return url.origin === placeholderOrigin && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** The text itself, and what each decoding makes of it; more layers than anyone writes are refused. */
function layersOf(text: string): string[] {
  const layers = [text];
  for (let depth = 0; depth < 5; depth += 1) {
    const current = layers.at(-1) ?? '';
    const decoded = decodeOnce(current);
    if (decoded === undefined) return ['//'];
    if (decoded === current) return layers;
    layers.push(decoded);
  }
  return ['//'];
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
