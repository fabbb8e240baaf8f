import { escapeMarkup } from '@thali/shared/html/escape-markup';
import { describe, expect, it } from 'vitest';
import { escapeJson } from './document-head.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  'Tom & Jerry\'s "best" <b>thali</b>',
  'a\u2028b\u2029c',
  '\\u003c/script>',
  '₹ थाली 🍛',
  '',
];

describe('JSON in a script element', () => {
  it.each(hostile)('keeps the value of %j and cannot end the element', (text) => {
    const written = escapeJson(JSON.stringify({ text }));
    expect(JSON.parse(written)).toEqual({ text });
    expect(written).not.toMatch(/<[!/?a-z]|[\u2028\u2029]/i);
  });
});

describe('text in markup', () => {
  it.each(hostile)('cannot open or close an element by %j', (text) => {
    expect(escapeMarkup(text)).not.toMatch(/[<>"']/);
  });

  it('keeps its meaning', () => {
    expect(escapeMarkup(`<b> & "it's"`)).toBe('&lt;b&gt; &amp; &quot;it&#39;s&quot;');
  });
});
