import { escapeMarkup } from '@thali/shared/html/escape-markup';

/** The fields of a document's head, as plain text. */
export interface DocumentHead {
  /** If absent, the built document keeps its own title. */
  title?: string | undefined;
  description?: string | undefined;
  platformDomain: string;
  themeColors?: { light: string; dark: string } | undefined;
  /** Further meta elements: each has `name` or `property`, and its content. */
  metas: readonly (readonly ['name' | 'property', string, string])[];
  links: readonly { rel: string; href: string; type?: string }[];
  /** A style sheet that follows the site's own. Never contains user input. */
  css?: string | undefined;
  /** Markup that the root element shows until the script runs. */
  firstView?: string | undefined;
  /** Escaped JSON for `<script type="application/json" id="storefront">`. */
  island?: string | undefined;
  /** Escaped JSON-LD, for search engines. */
  linkedData?: string | undefined;
}

/** Fills head and data into a built document. @throws Error if the document lacks a placeholder */
export function fillTemplate(template: string, head: DocumentHead): string {
  const { title, description, themeColors: colors } = head;
  let html = template;
  const put = (place: RegExp, markup: string) => {
    if (!place.test(html)) throw new Error(`The built document lacks ${place}`);
    // `replace` interprets `$` in a text, but not in the result of a function.
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
  // The mess's icon replaces Thali's icon.
  if (head.links.some(({ rel }) => rel === 'icon')) {
    html = html.replace(/ *<link rel="icon"[^>]*>\n?/, '');
  }
  put(/<\/head>/, `${extraMarkup(head)}</head>`);
  if (head.firstView !== undefined) {
    put(/<div id="root"><\/div>/, `<div id="root">${head.firstView}</div>`);
    // The browser should show the first view before it fetches the script.
    html = html.replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '');
  }
  if (head.island !== undefined) {
    put(
      /<\/body>/,
      `<script type="application/json" id="storefront">${head.island}</script></body>`,
    );
  }
  if (head.linkedData !== undefined) {
    // The linked data comes last, because visitors do not need it.
    put(/<\/body>/, `<script type="application/ld+json">${head.linkedData}</script></body>`);
  }
  return html;
}

/** The title and description of a built document. */
export function textsOf(template: string): { title: string; description: string } {
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(template)?.[1]),
    description: unescaped(/<meta name="description" content="([^"]*)"/.exec(template)?.[1]),
  };
}

function unescaped(markup = ''): string {
  return markup.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

function extraMarkup({ metas, links, css }: DocumentHead): string {
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
