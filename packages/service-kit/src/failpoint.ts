export type Failpoint = 'after_commit_before_reply' | 'after_add_before_commit' | 'after_effect_before_ack'

/** Dies on the spot where a fault test asked for it by `FAILPOINT`, as a crash would. */
export function failpoint(name: Failpoint): void {
  if (process.env['FAILPOINT'] === name) process.kill(process.pid, 'SIGKILL')
}
