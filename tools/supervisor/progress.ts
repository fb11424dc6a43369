/** Runs one step of the start and prints its duration. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  process.stdout.write(`  ${name} … `)
  try {
    const result = await work()
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}
