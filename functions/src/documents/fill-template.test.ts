import { expect, it } from 'vitest';
import { fillTemplate, textsOf } from './fill-template.ts';

const template = `<head>
<title>Tom &amp; Co</title>
<meta name="description" content="It&#39;s here" />
<meta name="platform-domain" content="" />
<meta name="theme-color" content="#111111" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="#222222" media="(prefers-color-scheme: dark)" />
  <link rel="modulepreload" crossorigin href="/assets/a.js">
</head><body><div id="root"></div></body>`;
const minimalHead = { platformDomain: 'thali.example', metas: [], links: [] };

it('keeps the fields without a new value', () => {
  expect(fillTemplate(template, minimalHead)).toBe(
    template.replace('domain" content=""', 'domain" content="thali.example"'),
  );
});

it('escapes each value and fills it in', () => {
  const html = fillTemplate(template, {
    ...minimalHead,
    title: '<A> $& B',
    description: '"C"',
    themeColors: { light: '#aaaaaa', dark: '#bbbbbb' },
    metas: [['property', 'og:title', 'D"E']],
    links: [{ rel: 'manifest', href: '/m' }],
    css: ':root{--accent:#cccccc}',
    island: '{"a":1}',
  });
  expect(html).toContain('<title>&lt;A&gt; $&amp; B</title>');
  expect(html).toContain('<meta name="description" content="&quot;C&quot;" />');
  expect(html).toContain('content="#aaaaaa" media="(prefers-color-scheme: light)"');
  expect(html).toContain('content="#bbbbbb" media="(prefers-color-scheme: dark)"');
  expect(html).toContain('<meta property="og:title" content="D&quot;E" />');
  expect(html).toContain('<link rel="manifest" href="/m" />');
  expect(html).toContain('<style>:root{--accent:#cccccc}</style></head>');
  expect(html).toContain('<script type="application/json" id="storefront">{"a":1}</script></body>');
});

it('removes the preload of the script if there is a first view', () => {
  const html = fillTemplate(template, { ...minimalHead, firstView: '<p>$& Dal</p>', island: '{}' });
  expect(html).toContain('<div id="root"><p>$& Dal</p></div><script type="application/json"');
  expect(html).not.toContain('modulepreload');
});

it('fails if a built document has no placeholder for a value', () => {
  expect(() => fillTemplate('<head></head>', minimalHead)).toThrow('platform-domain');
});

it('reads the title and description of a built document', () => {
  expect(textsOf(template)).toEqual({ title: 'Tom & Co', description: "It's here" });
});
