/** Columns of the table, in their order. */
export const figures = [
  'release',
  'loads',
  'load-errors',
  'render-errors',
  'server-errors',
  'script-errors',
  'load-time',
  'lcp',
  'inp',
] as const
/** Columns of the table of hours. */
export const hourFigures = ['hour', 'release', 'loads', 'failures', 'load-time', 'lcp', 'inp'] as const
/** Labels, the counts of failures, and the counts of all. */
export const failures = [
  ['load-errors', 'loadErrors', 'loads'],
  ['render-errors', 'renderErrors', 'loads'],
  ['server-errors', 'serverErrors', 'renders'],
  ['script-errors', 'scriptErrors', 'loads'],
] as const
/** Source of an error. */
export const errorKinds = ['load', 'render', 'server', 'script'] as const
