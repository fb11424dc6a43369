/**
 * Runs the work. Prints a failure and its way out in a line each, without a stack.
 * @param {() => unknown} work
 */
export async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

/** @param {unknown} error */
export function explain(error) {
  if (!(error instanceof Error)) return console.error(error)
  const { wayOut } = /** @type {{ wayOut?: string }} */ (error)
  if (!wayOut) return console.error(error)
  console.error(`\n  ${error.message}\n  ${wayOut}\n`)
}
