import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

it('shows the lines of a plain e-mail, and leads where a line is an address', () => {
  const html = mailHtml('Hello Asha,\n\nSign in here:\nhttps://mess.example/login?a=1&b=2');
  expect(html).toContain('<p>Hello Asha,</p>');
  expect(html).toContain(
    '<a href="https://mess.example/login?a=1&amp;b=2">https://mess.example/login?a=1&amp;b=2</a>',
  );
});

it('makes neither markup nor a link of a name', () => {
  const html = mailHtml('Hello <b>https://bad.example</b>,');
  expect(html).not.toMatch(/<b>|<a /);
});
