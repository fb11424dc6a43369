import { execFileSync } from 'node:child_process'

export interface RunningProcess {
  pid: number
  parent: number
  command: string
}

export function descendantsOf({ pid }: { pid?: number }): RunningProcess[] {
  const all = listProcesses()
  const below = (parent: number): RunningProcess[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  return pid === undefined ? [] : below(pid)
}

/** The command too must be the same: numbers are reused. */
export const isRunning = ({ command, pid }: RunningProcess): boolean =>
  listProcesses().some((each) => each.pid === pid && each.command === command)

function listProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // A zombie has ended; its adoptive parent has not reaped it yet.
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}
