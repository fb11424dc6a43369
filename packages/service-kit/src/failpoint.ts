export type Failpoint = 'after_commit_before_reply' | 'after_add_before_commit' | 'after_effect_before_ack'

/** Kills the process at once if a fault test set `FAILPOINT` to this name, like a crash. */
export function failpoint(name: Failpoint): void {
  if (process.env['FAILPOINT'] === name) process.kill(process.pid, 'SIGKILL')
}
