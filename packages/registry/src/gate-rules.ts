import { overFirstLoad, overOwnBudget } from './budgets.ts'
import { conflicts } from './compatibility.ts'
import type { OperationContract, ReleaseContracts } from './contracts.ts'
import type { PublishedRelease } from './registry.ts'
import { addressesOf, allRoutes } from './routes.ts'
import { schemaMismatches } from './schema-fits.ts'

export type GatedRelease = PublishedRelease & {
  /** Null where a release was published without. */
  contracts: ReleaseContracts | null
  /** Addresses of the API that its scripts know, where they were read. */
  calls?: readonly string[]
}
export interface LiveRelease {
  role: 'stable' | 'canary' | 'rollback'
  release: GatedRelease
}
/** All that runs, or could at any moment run, in a channel, and the API that it calls. */
export interface LiveSet {
  releases: readonly LiveRelease[]
  served: Readonly<Record<string, OperationContract>>
}
export interface Problem {
  rule: 'shared' | 'exposes' | 'route-id' | 'route-path' | 'budget' | 'import' | 'operation' | 'request' | 'reply'
  text: string
}

/** Why a release must not be live together with the others, in both directions; empty when it may. */
export function gateProblems(candidate: GatedRelease, { releases, served }: LiveSet): Problem[] {
  const isShell = candidate.lock.name === 'shell'
  const others = releases.filter(({ release }) => release.lock.name !== candidate.lock.name)
  const earlier = releases.filter(({ release }) => release.lock.name === candidate.lock.name)
  const pairs = others
    .filter(({ release }) => isShell || release.lock.name === 'shell')
    .map((live) => (isShell ? { shell: candidate, remote: live.release } : { shell: live.release, remote: candidate }))
  return unique([
    ...(candidate.contracts
      ? []
      : [problem('import', `${nameOf(candidate)} does not say what it uses (contracts.json)`)]),
    ...overOwnBudget(candidate).map((text) => problem('budget', text)),
    ...(isShell ? overFirstLoad(candidate, candidate).map((text) => problem('budget', text)) : []),
    ...foreignRouteIds(candidate),
    ...earlier.flatMap((live) => lostModules(candidate, live)),
    ...others.flatMap((live) => collidingRoutes(candidate, live)),
    ...pairs.flatMap(({ shell, remote }) => problemsOfPair(shell, remote)),
    ...operationProblems(candidate, served),
    ...undescribedCalls(candidate),
  ])
}

/** Problems of live releases that were built against another API than the served one. */
export const servedProblems = ({ releases, served }: LiveSet): Problem[] =>
  unique(releases.flatMap(({ release }) => operationProblems(release, served)))

const problem = (rule: Problem['rule'], text: string): Problem => ({ rule, text })
const nameOf = ({ lock }: GatedRelease): string => `${lock.name}@${lock.id}`
const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((each) => [each.text, each])).values(),
]

function foreignRouteIds({ lock, meta }: GatedRelease): Problem[] {
  return allRoutes(meta.routes)
    .filter(({ id }) => !id.startsWith(`${lock.name}.`))
    .map(({ id }) => problem('route-id', `${lock.name}: the id of route "${id}" must begin with "${lock.name}."`))
}

function lostModules(candidate: GatedRelease, { release, role }: LiveRelease): Problem[] {
  return release.lock.exposes
    .filter((module) => !candidate.lock.exposes.includes(module))
    .map((module) => problem('exposes', `${nameOf(candidate)} no longer exposes ${module}, the ${role} release does`))
}

function collidingRoutes(candidate: GatedRelease, { release, role }: LiveRelease): Problem[] {
  const taken = addressesOf(release.meta.routes)
  return [...addressesOf(candidate.meta.routes)].flatMap(([address, id]) => {
    const other = taken.get(address)
    return other
      ? [problem('route-path', `${id} has the address of ${other} (${nameOf(release)}, ${role}): ${address}`)]
      : []
  })
}

function problemsOfPair(shell: GatedRelease, remote: GatedRelease): Problem[] {
  const provided = shell.contracts?.provides
  const missing = Object.entries((provided && remote.contracts?.uses) ?? {}).flatMap(([module, names]) => {
    const absent = names.filter((name) => !provided?.[module]?.includes(name))
    return absent.length > 0
      ? [
          problem(
            'import',
            `${nameOf(remote)} imports ${absent.join(', ')} of ${module}, which ${nameOf(shell)} has not`,
          ),
        ]
      : []
  })
  return [
    ...conflicts(shell.lock, remote.lock).map((text) =>
      problem('shared', `${text} (${nameOf(remote)}, ${nameOf(shell)})`),
    ),
    ...missing,
    ...overFirstLoad(shell, remote).map((text) => problem('budget', `${text} (with ${nameOf(shell)})`)),
  ]
}

/** Calls without a description cannot be compared with the served API. */
function undescribedCalls(release: GatedRelease): Problem[] {
  const described = new Set(Object.values(release.contracts?.operations ?? {}).map(({ path }) => path))
  return (release.calls ?? [])
    .filter((path) => !described.has(path))
    .map((path) => problem('operation', `${nameOf(release)} calls ${path}, which its contracts.json does not describe`))
}

function operationProblems(release: GatedRelease, served: LiveSet['served']): Problem[] {
  return Object.entries(release.contracts?.operations ?? {}).flatMap(([name, known]): Problem[] => {
    const actual = served[name]
    const messageOf = (text: string) => `${nameOf(release)}, ${name}: ${text}`
    if (!actual) return [problem('operation', messageOf('the API has no such operation'))]
    if (actual.method !== known.method || actual.path !== known.path)
      return [problem('operation', messageOf(`is ${actual.method} ${actual.path}, not ${known.method} ${known.path}`))]
    const refused = schemaMismatches(known.request, actual.request, 'request', { ignoresUnknown: false })
    const unread = schemaMismatches(actual.reply, known.reply, 'reply', { ignoresUnknown: true })
    return [
      ...refused.map((text) => problem('request', messageOf(`what it sends may be refused: ${text}`))),
      ...unread.map((text) => problem('reply', messageOf(`it does not know all that may be answered: ${text}`))),
    ]
  })
}
