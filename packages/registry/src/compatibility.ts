import type { Release } from './release.ts'

const parse = (version: string): number[] => version.split('-', 1).join('').split('.').map(Number)

/** Whether a version is in a caret range (`^1.2.0`), the only kind that releases state. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parse(version)
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = parse(range.replace(/^\^/, ''))
  if (major !== wantedMajor) return false
  // Before 1.0.0 a minor version may break.
  if (major === 0) return minor === wantedMinor && patch >= wantedPatch
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}

/** Why a remote cannot run in a shell; empty when it can. */
export function conflicts(shell: Release, remote: Release): string[] {
  const shared = Object.entries(remote.shared).flatMap(([key, { range }]) => {
    const built = shell.shared[key]?.built
    return built && satisfies(built, range)
      ? []
      : [`${remote.name} needs ${key} ${range}, the shell has ${built ?? 'none'}`]
  })
  const contracts = Object.entries(remote.contracts.requires).flatMap(([name, range]) => {
    const provided = shell.contracts.provides[name]
    return provided && satisfies(provided, range)
      ? []
      : [`${remote.name} needs ${name} ${range}, the shell has ${provided ?? 'none'}`]
  })
  return [...shared, ...contracts]
}
