/** The text of a refusal. In English, this is the server's text. */
export const refusal = (message: string, _code: string, _data: Record<string, unknown>) => message;
