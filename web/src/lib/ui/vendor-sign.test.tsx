import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VendorLogo } from '../look/vendor-logo.tsx';
import { VendorSign } from './vendor-sign.tsx';

const stored = '/pictures/DEM0000000/0123456789ABCDEF-a1b2c3-640.webp';
const name = 'Teen Katori Mess';

it('puts the widths of an uploaded logo before its `src`', () => {
  const small = '/pictures/DEM0000000/0123456789ABCDEF-a1b2c3-320.webp 320w';
  for (const logo of [
    <VendorSign key="sign" name={name} logoUrl={stored} />,
    <VendorLogo key="logo" name={name} logoUrl={stored} className="size-10" />,
  ]) {
    expect(renderToStaticMarkup(logo)).toMatch(
      new RegExp(`sizes="6rem" srcSet="${small},[^"]+" src="${stored}"`),
    );
  }
  expect(renderToStaticMarkup(<VendorSign name={name} logoUrl={stored} size="huge" />)).toContain(
    'sizes="16rem"',
  );
});

it('uses an external logo as it is', () => {
  const markup = renderToStaticMarkup(<VendorSign name={name} logoUrl="https://a.example/l.png" />);
  expect(markup).not.toContain('srcSet');
});
