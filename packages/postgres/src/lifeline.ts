import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'

import type { Account } from './account.ts'

const SETPRIV = '/usr/bin/setpriv'

/** The kernel reports deaths from now on; the starter may have died before. */
const UNLESS_ORPHANED = '[ "$PPID" = "$0" ] && exec "$@"'

const WATCHER = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  const end = () => {
    try { process.kill(Number(process.argv[1]), 'SIGINT'); } catch {}
    process.exit();
  };
  process.stdin.resume().on('end', end).on('error', end);`

/**
 * Starts a program that gets SIGINT when this process dies, however it dies.
 * On Linux the kernel sends it; elsewhere a small process that holds the other end of a pipe does.
 */
export function spawnBound(
  program: string,
  options: string[],
  account: Account,
  log: number,
  setpriv = findSetpriv(),
): ChildProcess {
  const settings: SpawnOptions = { cwd: '/', detached: true, stdio: ['ignore', log, log] }
  if (setpriv) {
    const step = account.uid === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
    const started = ['/bin/sh', '-c', UNLESS_ORPHANED, String(process.pid), program, ...options]
    return spawn(setpriv, ['--pdeathsig=INT', ...step, ...started], settings)
  }
  const child = spawn(program, options, { ...account, ...settings })
  if (child.pid !== undefined) watchOver(child, child.pid)
  return child
}

const findSetpriv = (): string | null => (process.platform === 'linux' && existsSync(SETPRIV) ? SETPRIV : null)

function watchOver(child: ChildProcess, pid: number): void {
  const watcher = spawn(process.execPath, ['-e', WATCHER, String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  ;(watcher.stdin as Socket).unref() // A pipe to a process is one.
  child.once('exit', () => watcher.kill('SIGKILL'))
}
