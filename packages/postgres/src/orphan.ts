import { existsSync, readFileSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { Cluster } from './cluster.ts'
import { PostgresFailure } from './failure.ts'

const STOP_WITHIN_MS = 10_000

const ownerFile = (cluster: Cluster): string => join(cluster.home, 'owner')
const pidFile = (cluster: Cluster): string => join(cluster.directory, 'postmaster.pid')

/** Stops a Postgres that outlived its launcher. If the launcher still runs, the database is in use: it throws. */
export async function stopOrphan(cluster: Cluster): Promise<void> {
  if (!existsSync(pidFile(cluster))) return
  const pid = readPid(pidFile(cluster))
  if (pid === undefined || !isPostmasterOf(pid, cluster)) {
    // Postgres itself refuses to start when the number in a stale file now belongs to some other process.
    rmSync(pidFile(cluster), { force: true })
    return
  }
  const owner = existsSync(ownerFile(cluster)) ? readPid(ownerFile(cluster)) : undefined
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new PostgresFailure(
      `The database in ${cluster.home} is in use by process ${owner}.`,
      `Stop that process, or choose another place with --data-dir.`,
    )
  }
  await end(pid)
}

async function end(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_WITHIN_MS
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await setTimeout(20)
  }
}

function readPid(file: string): number | undefined {
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return pid > 0 ? pid : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // Of the system.
  }
}

/** A process number is reused sooner or later: only a command line that names our directory is ours to signal. */
function isPostmasterOf(pid: number, cluster: Cluster): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(cluster.directory)
  } catch {
    return false
  }
}
