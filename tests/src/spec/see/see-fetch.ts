import { type Exchange, seeExchange } from './see-answers.ts';

/** Looks over the shoulder of the tests' own calls. */
export function seeFetch(find: (piece: string) => string[]): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const copy = response.clone();
    const { method = 'GET', body } = init ?? {};
    const url = input instanceof Request ? input.url : String(input);
    if (!isJson(copy)) return response;
    const exchange: Exchange = {
      method,
      url,
      sent: typeof body === 'string' ? body : undefined,
      status: copy.status,
      answered: await copy.text(),
    };
    seeExchange(exchange, find);
    return response;
  };
}

function isJson(response: Response): boolean {
  return /json/.test(response.headers.get('content-type') ?? '');
}
