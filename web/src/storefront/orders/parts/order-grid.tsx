import type { ReactNode } from 'react';

export function OrderGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">{children}</ul>;
}
