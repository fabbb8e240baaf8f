interface TextSectionsProps {
  sections: readonly TextSection[];
}

/** A long text in sections with anchors. A text of more than two sections gets a table of contents. */
export function TextSections({ sections }: TextSectionsProps) {
  const isLong = sections.length > 2;
  return (
    <div className={isLong ? 'grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-14' : ''}>
      {isLong && <Contents sections={sections} />}
      <div className="flex min-w-0 max-w-2xl flex-col gap-12">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
            <h2 id={`${id}-title`} className="font-display text-2xl font-bold">
              {title}
            </h2>
            <div className="mt-3 flex flex-col gap-4 leading-relaxed text-ink-soft">
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: TextSectionsProps) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
      <ol className="grid gap-x-4 rounded-card border border-line bg-surface p-3 shadow-low sm:grid-cols-2 lg:grid-cols-1 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-lg px-2 font-semibold text-ink-soft hover:text-ink hover:underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('question' in block) {
    return (
      <div>
        <h3 className="font-semibold text-ink">{block.question}</h3>
        <p className="mt-1">{block.answer}</p>
      </div>
    );
  }
  if ('steps' in block) {
    return <ol className={`list-decimal ${listClass}`}>{block.steps.map(toItem)}</ol>;
  }
  return <ul className={`list-disc ${listClass}`}>{block.points.map(toItem)}</ul>;
}

const listClass = 'flex flex-col gap-2 pl-5 marker:font-semibold marker:text-accent-ink';

function toItem(text: string) {
  return <li key={text}>{text}</li>;
}

/** A paragraph, a list of points, a list of steps, or a question with its answer. */
type TextBlock =
  | string
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { question: string; answer: string };

export interface TextSection {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}
