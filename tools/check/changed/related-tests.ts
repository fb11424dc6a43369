import type { ImportGraph } from './import-graph.ts'

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
/** The package, service or app of a file. */
const projectOf = (path: string): string =>
  path
    .split('/')
    .slice(0, /^(?:packages|services)\//.test(path) ? 2 : 1)
    .join('/')

/**
 * Test files that reach a changed file through imports, the nearest first. Data files and files that no module imports by name, such as
 * messages and migrations, count for all tests of their project.
 */
export function relatedTests(changed: readonly string[], { importers, modules }: ImportGraph): string[] {
  const reached = new Set<string>()
  let front = changed.flatMap((file) => {
    if (isTest(file) || (importers.has(file) && !file.endsWith('.json'))) return [file]
    return [...modules].filter((module) => isTest(module) && projectOf(module) === projectOf(file))
  })
  const tests: string[] = []
  while (front.length > 0) {
    const next = front.filter((file) => !reached.has(file))
    for (const file of next) reached.add(file)
    tests.push(...new Set(next.filter((file) => isTest(file) && modules.has(file))))
    front = next.flatMap((file) => importers.get(file) ?? [])
  }
  return [...new Set(tests)]
}
