/** Columns of the table, in their order. */
export const figures = ['release', 'loads', 'load-errors', 'script-errors', 'load-time', 'lcp', 'inp'] as const
