/**
 * Converts a function to an inline script. The source is copied, so it may only use its parameters, browser globals and
 * `sildPage`. Helper functions are passed as parameters.
 */
export const scriptOf = <Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string => `(${written(run)})(${parameters.map(written).join()});`

const written = (value: unknown): string =>
  typeof value === 'function' ? String(value).replaceAll(/\n\s+/g, '\n') : JSON.stringify(value)
