import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { OwnerTask } from '../owner-tasks.ts';

/** The owner's tasks, each with its link. Renders nothing without a task. */
export function TaskList({ tasks }: { tasks: readonly OwnerTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <section
      aria-labelledby="owner-tasks"
      className="rounded-card border border-line bg-surface px-4 py-3 shadow-low"
    >
      <h3 id="owner-tasks" className="font-bold">
        To do
      </h3>
      <ul className="text-sm">
        {tasks.map(({ text, label, href }) => (
          <li key={label} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-ink-soft">{text}</span>
            <Link
              href={href}
              className="touch inline-flex items-center gap-1 font-semibold text-accent-ink underline underline-offset-4"
            >
              {label}
              <ArrowRight size={15} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
