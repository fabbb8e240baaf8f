import { Link } from 'wouter';
import { ShareBar, type ShareTone } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { formatCount } from '../../shared/format-count.ts';
import { quietLinkClass } from '../../shared/quiet-link-class.ts';

interface BreakdownPart {
  label: string;
  count: number;
  tone: ShareTone;
  /** Where these are listed. */
  href?: string;
}

interface BreakdownCardProps {
  title: string;
  parts: readonly BreakdownPart[];
}

/** What a whole is made of: each part's name, its number and a bar. */
export function BreakdownCard({ title, parts }: BreakdownCardProps) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={title}
      aside={
        <p className="text-lg font-bold tabular-nums">
          {formatCount(whole)}
          <span className="sr-only"> in all</span>
        </p>
      }
    >
      <ul className="flex flex-col gap-2.5 text-sm">
        {parts.map(({ label, count, tone, href }) => (
          <li key={label}>
            <span className="flex min-h-6 items-center justify-between gap-4">
              {href ? (
                <Link href={href} className={`inline-flex min-w-11 items-center ${quietLinkClass}`}>
                  {label}
                </Link>
              ) : (
                label
              )}
              <span className="font-semibold tabular-nums">{formatCount(count)}</span>
            </span>
            <ShareBar share={whole === 0 ? 0 : count / whole} tone={tone} className="mt-1" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
