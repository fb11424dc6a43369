/**
 * A function as a script of the document. It stands there as it is written, so it knows nothing but its parameters, the browser and
 * `sildPage`.
 */
export const scriptOf = <Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string => `(${String(run).replaceAll(/\n\s+/g, '\n')})(${parameters.map((value) => JSON.stringify(value)).join()});`
