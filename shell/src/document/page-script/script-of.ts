/**
 * A function as a script of the document. It stands there as it is written, so it knows nothing but its parameters, the browser and
 * `sildPage`. A part of it that is a function of its own is a parameter, too.
 */
export const scriptOf = <Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string => `(${written(run)})(${parameters.map(written).join()});`

const written = (value: unknown): string =>
  typeof value === 'function' ? String(value).replaceAll(/\n\s+/g, '\n') : JSON.stringify(value)
