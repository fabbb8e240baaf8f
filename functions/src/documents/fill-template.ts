import { escapeMarkup } from '@thali/shared/html/escape-markup';

/** What a document says of itself, as plain text. */
export interface DocumentHead {
  /** Absent: the built document's own. */
  title?: string | undefined;
  description?: string | undefined;
  platformDomain: string;
  themeColors?: { light: string; dark: string } | undefined;
  /** More meta elements: `name` or `property`, and its content. */
  metas: readonly (readonly ['name' | 'property', string, string])[];
  links: readonly { rel: string; href: string; type?: string }[];
  /** Of the sheet that follows the site's own; no text of a person. */
  css?: string | undefined;
  /** Markup for the root element, which shows until the script is there. */
  firstView?: string | undefined;
  /** Escaped JSON for `<script type="application/json" id="storefront">`. */
  island?: string | undefined;
  /** Escaped JSON-LD, for search engines. */
  linkedData?: string | undefined;
}

/** Puts head and data into a built document. @throws Error when the document has no place for them */
export function fillTemplate(template: string, head: DocumentHead): string {
  const { title, description, themeColors: colors } = head;
  let html = template;
  const put = (place: RegExp, markup: string) => {
    if (!place.test(html)) throw new Error(`The built document lacks ${place}`);
    // A function, so that `$` in a name stays a dollar sign.
    html = html.replace(place, () => markup);
  };
  if (title !== undefined) put(/<title>[^<]*<\/title>/, `<title>${escapeMarkup(title)}</title>`);
  if (description !== undefined) {
    put(/<meta name="description"[^>]*>/, meta('name', 'description', description));
  }
  put(/<meta name="platform-domain"[^>]*>/, meta('name', 'platform-domain', head.platformDomain));
  if (colors) {
    put(/<meta name="theme-color"[^>]*light\)"[^>]*>/, themeColor('light', colors.light));
    put(/<meta name="theme-color"[^>]*dark\)"[^>]*>/, themeColor('dark', colors.dark));
  }
  // One icon for a page: the mess's own where it has one.
  if (head.links.some(({ rel }) => rel === 'icon')) {
    html = html.replace(/ *<link rel="icon"[^>]*>\n?/, '');
  }
  put(/<\/head>/, `${moreOf(head)}</head>`);
  if (head.firstView !== undefined) {
    put(/<div id="root"><\/div>/, `<div id="root">${head.firstView}</div>`);
    // The user waits for it: the script of a page that shows already is fetched after it.
    html = html.replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '');
  }
  if (head.island !== undefined) {
    put(
      /<\/body>/,
      `<script type="application/json" id="storefront">${head.island}</script></body>`,
    );
  }
  if (head.linkedData !== undefined) {
    // Nobody who looks at the page waits for it.
    put(/<\/body>/, `<script type="application/ld+json">${head.linkedData}</script></body>`);
  }
  return html;
}

/** The title and description that a built document has by itself. */
export function textsOf(template: string): { title: string; description: string } {
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(template)?.[1]),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(template)?.[1]),
  };
}

function plain(markup = ''): string {
  return markup.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

function moreOf({ metas, links, css }: DocumentHead): string {
  return [
    ...metas.map(([key, name, content]) => meta(key, name, content)),
    ...links.map(link),
    ...(css === undefined ? [] : [`<style>${css}</style>`]),
  ].join('\n    ');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;
}

function themeColor(theme: 'light' | 'dark', color: string): string {
  return `<meta name="theme-color" content="${escapeMarkup(color)}" media="(prefers-color-scheme: ${theme})" />`;
}

function link({ rel, href, type }: DocumentHead['links'][number]): string {
  const kind = type === undefined ? '' : ` type="${type}"`;
  return `<link rel="${rel}" href="${escapeMarkup(href)}"${kind} />`;
}
