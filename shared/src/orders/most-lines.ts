/** The most lines that an order may have. */
export const mostLines = 50;
