import type { ReactNode } from 'react';

export function OrderGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 md:grid-cols-2">{children}</ul>;
}
