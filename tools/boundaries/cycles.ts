import type { IModule } from 'dependency-cruiser'

/** The folder of a project with its subfolders, relative to the root of the workspace. */
const PROJECT = /^(shell|bff|e2e|bench|tools|mf-[^/]+|services\/[^/]+|packages\/[^/]+)\//
const TESTS = /\.(?:test|stories)\.tsx?$|\/test\//

/** An operation names errors of any domain, and errors are put together from the domains: TypeScript ties that knot, no reader has to. */
const EXCEPT = 'packages/contract/src/operation.ts'

interface Arrow {
  readonly from: string
  readonly to: string
  /** One import that draws it. */
  readonly because: string
}

/**
 * Finds circular imports between folders, or between a file and a folder next to it: a reader of one needs all the
 * others. Checks the children of every folder of a project; tests may import anything.
 */
export function findCycles(modules: readonly IModule[]): string[] {
  const byFolder = Map.groupBy(modules.flatMap(arrowsOf), ({ from }) => from.slice(0, from.lastIndexOf('/')))
  return [...byFolder.values()].flatMap(circlesOf)
}

/** The two ends of an import, in the lowest folder that contains both. */
function arrowsOf({ dependencies, source }: IModule): Arrow[] {
  const [, project] = PROJECT.exec(source) ?? []
  if (!project || TESTS.test(source) || source === EXCEPT) return []
  const own = partsOf(source)
  return dependencies.flatMap(({ resolved }) => {
    if (!resolved.startsWith(`${project}/`) || TESTS.test(resolved)) return []
    const other = partsOf(resolved)
    const at = own.findIndex((part, index) => part !== other[index])
    const placeOf = (parts: readonly string[]): string => parts.slice(0, at + 1).join('/')
    return at < 0 ? [] : [{ from: placeOf(own), to: placeOf(other), because: `${source} → ${resolved}` }]
  })
}

/** Seeds and migrations of a service belong among the folders of its code. */
const partsOf = (path: string): string[] => path.replace('/src/', '/').split('/')

function circlesOf(arrows: readonly Arrow[]): string[] {
  const targets = Map.groupBy(arrows, ({ from }) => from)
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (targets.get(from) ?? []).some((arrow) => {
      if (arrow.to === to) return true
      if (seen.has(arrow.to)) return false
      seen.add(arrow.to)
      return reaches(arrow.to, to, seen)
    })
  return arrows.filter(({ from, to }) => reaches(to, from)).map(({ because }) => because)
}
