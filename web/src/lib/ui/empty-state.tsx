import { type ReactNode, Suspense } from 'react';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** The heading level: 1 if this state is the whole page. */
  level?: 1 | 2;
}

export function EmptyState({ title, description, picture, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex animate-fade-in flex-col items-center gap-3 px-6 py-12 text-center">
      {picture && <Suspense fallback={<div className="size-36" />}>{picture}</Suspense>}
      <Heading className="font-display text-xl font-bold">{title}</Heading>
      {description && <p className="max-w-sm text-balance text-ink-soft">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
