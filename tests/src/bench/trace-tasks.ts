import type { Page } from 'playwright-core';

/** One task of the page's main thread. */
export interface Task {
  wallMs: number;
  /** Without the time of other threads and processes. */
  cpuMs: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The main-thread tasks of the page while `work` runs. */
export async function tasksOf(page: Page, work: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordAsMuchAsPossible',
      includedCategories: ['toplevel', '__metadata'],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return mainThreadTasks(events);
}

function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events
    .filter(
      (event) => event.ph === 'X' && /RunTask$/.test(event.name) && pages.has(threadOf(event)),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }));
}
