import { boardPath, kitchenPath } from './kitchen-path.ts';

interface PageTexts {
  /** Without the product's name. */
  title: string;
  description: string;
}

/** The static pages of the main site, by path, in the order of the site map. Rule: site-9 */
export const staticPages = {
  '/docs': {
    title: 'Documentation',
    description:
      'How Thali works: opening your mess, the menu, orders, roles, security and the questions that come up.',
  },
  '/help': {
    title: 'Help',
    description: 'Quick answers for people who order and for kitchens that cook.',
  },
  '/support': {
    title: 'Support',
    description: 'How to reach us, and what to have at hand so that we can help at once.',
  },
  '/contact': {
    title: 'Contact',
    description: 'Write to us about Thali for your mess, cafeteria or food court.',
  },
  '/integrations': {
    title: 'Integrations',
    description: 'Integrations are coming soon. What Thali already works with today.',
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    description: 'What data Thali keeps, why, for how long, and what you can ask of us.',
  },
  '/terms-of-service': {
    title: 'Terms of service',
    description: 'The rules between you and us when you order or run a mess on Thali.',
  },
} as const satisfies Record<string, PageTexts>;

export type StaticPath = keyof typeof staticPages;

const landingTexts: PageTexts = {
  title: 'Thali: ordering for messes, cafeterias and food courts',
  description:
    'Your customers scan a code, order on their phone and watch their plate get ready. Your kitchen sees each order at once.',
};

const texts = new Map<string, PageTexts>(Object.entries(staticPages));

/** The title and description of a page that search engines may list; undefined for other addresses. */
export function publicPageTexts(path: string): PageTexts | undefined {
  if (path === '/') return landingTexts;
  const page = texts.get(path);
  return page && { ...page, title: staticTitle(page.title) };
}

/** The title of a static page in the browser's tab. */
export function staticTitle(title: string): string {
  return `${title} · Thali`;
}

const namedPages: Record<string, string> = {
  '/login': 'Sign in',
  '/register': 'Create account',
  [kitchenPath]: 'Kitchen',
  [boardPath]: 'Ready board',
};

/**
 * The title of the kitchen, the ready board, the sign-in or the registration page, with the name of the mess or of
 * Thali.
 */
export function identityTitle(path: string, name: string): string | undefined {
  const title = namedPages[path];
  return title && `${title} · ${name}`;
}

/** The pages of the main site that search engines may list. */
export const publicPaths: readonly string[] = ['/', ...texts.keys()];
