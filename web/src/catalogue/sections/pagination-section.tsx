import { useState } from 'react';
import { Pagination } from '../../lib/ui/table/pagination.tsx';
import { RangePagination } from '../../lib/ui/table/range-pagination.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen } from '../specimen.tsx';

function Paginations() {
  const [page, setPage] = useState(7);
  const [rangePage, setRangePage] = useState(2);
  return (
    <div className="flex flex-col gap-7">
      <Specimen name="up to five numbers, the current one in the middle">
        <Pagination page={page} pages={20} onChange={setPage} />
      </Specimen>
      <Specimen name="the first of three">
        <Pagination page={1} pages={3} onChange={setPage} />
      </Specimen>
      <Specimen name="by range">
        <RangePagination page={rangePage} pageSize={50} total={173} onChange={setRangePage} />
      </Specimen>
      <Specimen name="by range, one page">
        <RangePagination page={1} pageSize={50} total={12} onChange={setRangePage} />
      </Specimen>
      <Specimen name="by range, nothing there">
        <RangePagination page={1} pageSize={50} total={0} onChange={setRangePage} />
      </Specimen>
    </div>
  );
}

export const section = {
  group: 'Navigation',
  title: 'Pagination',
  Example: Paginations,
} satisfies CatalogueSection;
