import { JobError, type PlatformLink } from './platform-link.ts';
import { replayOfRecord } from './replay-of.ts';

/** The platform of `npm start`. It keeps failed work as long as its data. */
export function localPlatform(url: string): PlatformLink {
  return {
    async run(job, input) {
      const { status, json } = await requestJson(`${url}/__local/jobs/${job}`, {
        method: 'POST',
        body: JSON.stringify(input),
      });
      const { result, error }: { result?: unknown; error?: unknown } = Object(json);
      if (status === 200) return result;
      throw new JobError(typeof error === 'string' ? error : `The platform answered ${status}.`);
    },
    async failures(queue) {
      const { json } = await requestJson(`${url}/__local/failures`);
      const records = (Array.isArray(json) ? json : []).filter(
        (record: unknown) => Object(record).consumer === queue,
      );
      return records.map((record: unknown) => ({
        replay: replayOfRecord(queue, Object(record).record),
        forget: async () => undefined,
      }));
    },
    close: () => undefined,
  };
}

async function requestJson(
  url: string,
  init?: RequestInit,
): Promise<{ status: number; json: unknown }> {
  let answer: Response;
  try {
    answer = await fetch(url, init);
  } catch (cause) {
    throw new JobError(`There is no answer from ${new URL(url).origin}.`, { cause });
  }
  try {
    return { status: answer.status, json: await answer.json() };
  } catch (cause) {
    throw new JobError(`The server at ${new URL(url).origin} is not a platform of npm start.`, {
      cause,
    });
  }
}
