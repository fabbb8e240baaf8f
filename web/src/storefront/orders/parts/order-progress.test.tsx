import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderProgress } from './order-progress.tsx';

const markupOf = (estimatedReadyTime: string) =>
  renderToStaticMarkup(
    <OrderProgress order={sampleOrder({ status: 'preparing', estimatedReadyTime })} />,
  );

it('says that a late order is late, instead of a past time', () => {
  expect(markupOf('2999-11-20T07:00:00Z')).toMatch(/Ready at about 12:30\spm/);
  expect(markupOf('2020-11-20T07:00:00Z')).toContain('Running a little late');
});
