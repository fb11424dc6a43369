import { descendantsOf } from '../../tools/test/processes.ts'
import { installation } from '../installation.ts'

export type ProcessName = 'services' | 'workers' | 'bff'

const frozen = new Set<number>()

function pidOf(name: ProcessName): number {
  const process = descendantsOf(installation()).find(({ command }) => command.includes(`processes/${name}.ts`))
  if (!process) throw new Error(`${name} does not run.`)
  return process.pid
}

/** The process keeps its connections open but does not answer until it is thawed. */
export function freeze(name: ProcessName): void {
  const pid = pidOf(name)
  process.kill(pid, 'SIGSTOP')
  frozen.add(pid)
}

export function thawAll(): void {
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  frozen.clear()
}

/** It ends on the spot; the supervisor starts another. */
export const kill = (name: ProcessName): boolean => process.kill(pidOf(name), 'SIGKILL')
