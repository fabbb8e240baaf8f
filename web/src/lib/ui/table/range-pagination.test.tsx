import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RangePagination } from './range-pagination.tsx';

it('writes large numbers with Indian digit groups', () => {
  const text = renderToStaticMarkup(
    <RangePagination page={2001} pageSize={50} total={123_456} onChange={() => undefined} />,
  );
  expect(text).toContain('Showing 1,00,001 to 1,00,050 of 1,23,456');
});
