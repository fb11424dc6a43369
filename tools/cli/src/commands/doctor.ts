import { getDelivery } from '@sild/contract/delivery/operations'
import type { Reply } from '@sild/contract/schemas'
import { contentTypeOf } from '@sild/portal/remotes/content-types'
import { conflicts, integrityOf, publicPathOf, type Registry, type Release, rollbackTarget } from '@sild/registry'

import { registryOf } from '../candidate.ts'
import { command } from '../command.ts'
import type { Connection } from '../connection.ts'
import { exitCodes } from '../exit-codes.ts'
import { list, table } from '../table.ts'
import { tokenFacts } from '../token-facts.ts'

interface Finding {
  what: string
  problems: string[]
}
interface Live {
  role: 'stable' | 'canary' | 'rollback'
  lock: Release
}

export const doctor = command({
  name: 'doctor',
  summary: 'looks whether everything that is live is whole and fits together',
  usage: ['doctor'],
  options: {},
  async run({ connect, progress }) {
    const connection = connect()
    const registry = registryOf(connection)
    const token = tokenFacts(connection.token, new Date())
    const delivery = await connection.api.call(getDelivery, { query: { channel: connection.channel } })
    progress('reading every file of every live release')
    const listed = await problemsOf(async () => {
      const known = await registry.listApps(delivery.channel)
      const missing = delivery.apps.filter(({ name }) => !known.includes(name))
      return missing.map(({ name }) => `${name} is not in the index of ${delivery.channel}`)
    })
    const live: Live[] = []
    const findings: Finding[] = [
      { what: token.text, problems: token.problems },
      { what: `${connection.url}/registry/ lists the apps of ${delivery.channel}`, problems: listed },
    ]
    for (const app of delivery.apps) findings.push(await wholeReleases(registry, app, live))
    progress('reading what browsers are sent of them')
    for (const app of delivery.apps) findings.push(await sentFiles(connection, app.name, live))
    findings.push({
      what: 'the served API is what live apps expect',
      problems: delivery.apps.flatMap((app) => app.problems),
    })
    findings.push({
      what: 'what is live was loaded and rendered without errors in the last hour',
      problems: delivery.apps.flatMap(failuresOf),
    })
    const matrix = skewMatrix(live)
    findings.push({ what: 'every live remote runs in every live shell', problems: matrix.problems })
    const lines = findings.map(({ problems, what }) =>
      problems.length === 0 ? `ok    ${what}` : `BAD   ${what}\n${list(problems).replaceAll(/^/gm, '      ')}`,
    )
    const isWell = findings.every(({ problems }) => problems.length === 0)
    return {
      result: { channel: delivery.channel, findings, skew: matrix.cells },
      text: `${lines.join('\n')}\n\n${matrix.text}`,
      exitCode: isWell ? exitCodes.done : exitCodes.refused,
    }
  },
})

async function problemsOf(look: () => Promise<string[]>): Promise<string[]> {
  try {
    return await look()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Reads every file of the served releases of an app, and compares each with its hash. */
async function wholeReleases(
  registry: Registry,
  { channel, name }: Reply<'getDelivery'>['apps'][number],
  live: Live[],
): Promise<Finding> {
  const roles = [
    ['stable', channel.stable],
    ['canary', channel.canary?.release],
    ['rollback', rollbackTarget(channel)],
  ] as const
  const known = roles.flatMap(([role, id]) => (id ? [{ role, id }] : []))
  let files = 0
  const problems = await Promise.all(
    known.map(({ id, role }) =>
      problemsOf(async () => {
        const lock = await registry.readLock(name, id)
        live.push({ role, lock })
        const paths = Object.keys(lock.files)
        files += paths.length
        const read = await Promise.all(
          paths.map((path) => problemsOf(async () => (await registry.readFile(lock, path), []))),
        )
        return read.flat()
      }),
    ),
  )
  return { what: `${name}: ${known.length} live releases, ${files} files with their hashes`, problems: problems.flat() }
}

/** A portal caches files in memory, with compressed copies. */
const encodings = ['br', 'gzip', 'identity']

/** Downloads the files like browsers, in every encoding. */
async function sentFiles({ fetch }: Connection, name: string, live: readonly Live[]): Promise<Finding> {
  const locks = new Map(live.filter(({ lock }) => lock.name === name).map(({ lock }) => [lock.id, lock]))
  const problemOf = async (path: string, encoding: string, integrity: string): Promise<string[]> => {
    const response = await fetch(path, { headers: { 'accept-encoding': encoding } })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok) return [`${path} (${encoding}): answers ${response.status}`]
    return integrityOf(bytes) === integrity ? [] : [`${path} (${encoding}): is not the file that was published`]
  }
  const sent = [...locks.values()].flatMap((lock) =>
    Object.entries(lock.files)
      .filter(([path]) => contentTypeOf(path))
      .map(([path, { integrity }]) => ({ path: `${publicPathOf(name, lock.id)}${path}`, integrity })),
  )
  const problems: string[] = []
  for (const { integrity, path } of sent) {
    const each = (encoding: string) => problemsOf(() => problemOf(path, encoding, integrity))
    problems.push(...(await Promise.all(encodings.map(each))).flat())
  }
  return { what: `${name}: ${sent.length} files as browsers are sent them`, problems }
}

/** Warn from one in a hundred. */
const tolerated = 0.01
const failures = [
  ['load', 'loadErrors', 'loads', 'documents did not load it'],
  ['render', 'renderErrors', 'loads', 'documents could not render it'],
  ['script', 'scriptErrors', 'loads', 'documents met an error in its scripts'],
  ['server', 'serverErrors', 'renders', 'documents were left to the browser by the server'],
] as const

/** Failures of the served releases, and their latest exceptions. */
function failuresOf({ canary, errors, loads, name, stable }: Reply<'getDelivery'>['apps'][number]): string[] {
  return [stable, ...(canary ? [canary] : [])].flatMap(({ id, version }) => {
    const figures = loads.find(({ release }) => release === id)
    return failures.flatMap(([kind, failed, among, what]) => {
      const [count, of] = [figures?.[failed] ?? 0, figures?.[among] ?? 0]
      if (count <= of * tolerated) return []
      const thrown = errors.find((error) => error.release === id && error.kind === kind)
      return [`${name}@${version}: ${count} of ${of} ${what}${thrown ? `: ${thrown.message}` : ''}`]
    })
  })
}

const nameOf = ({ lock, role }: Live): string => `${lock.name} ${role}`

/** Each live remote with each live shell. */
function skewMatrix(live: readonly Live[]) {
  const shells = live.filter(({ lock }) => lock.name === 'shell')
  const remotes = live.filter(({ lock }) => lock.name !== 'shell')
  const cells = remotes.flatMap((remote) =>
    shells.map((shell) => ({
      remote: nameOf(remote),
      shell: nameOf(shell),
      conflicts: conflicts(shell.lock, remote.lock),
    })),
  )
  const rows = remotes.map((remote) => [
    nameOf(remote),
    ...shells.map((shell) => (conflicts(shell.lock, remote.lock).length === 0 ? 'ok' : 'BAD')),
  ])
  const problems = cells.flatMap((cell) => cell.conflicts.map((each) => `${cell.remote} in ${cell.shell}: ${each}`))
  return { cells, problems, text: table(['', ...shells.map(nameOf)], rows) }
}
