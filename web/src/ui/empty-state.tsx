import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, description, picture, action }: EmptyStateProps) {
  return (
    <div className="flex animate-rise flex-col items-center gap-3 px-6 py-12 text-center">
      {picture}
      <h2 className="font-display text-xl font-bold">{title}</h2>
      {description && <p className="max-w-sm text-ink-soft">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
