import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '@sild/service-kit/database'

export interface RelayProcess extends AsyncDisposable {
  /** Calls the listener with each report of the process about a finished job. */
  onJob(listener: (job: { companyGuid: string; at: number }) => void): void
  /** Works while the relay does, and throws away the jobs that it has left then. */
  beside<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface RelayProcessOptions {
  /** A `relay` only fills the queues; a `worker` also does the jobs. */
  role: 'relay' | 'worker'
  service: string
  databaseUrl: string
  jobsUrl: string
}

/**
 * A relay in a process of its own, as in an installation, where it runs for days: this one is there between the rounds too
 * and rests, so that none of them pays for its compiling and for collecting what it started with.
 */
export function startRelayProcess({ role, service, databaseUrl, jobsUrl }: RelayProcessOptions): RelayProcess {
  const child = fork(join(import.meta.dirname, '../servers/relay-process.ts'), [role, service, databaseUrl, jobsUrl])
  const database = openDatabase({ url: databaseUrl, name: 'bench' })
  const queues = openDatabase({ url: jobsUrl, name: 'bench' })
  return {
    onJob: (listener) =>
      void child.on('message', (message) => {
        if (typeof message === 'object') listener(message as { companyGuid: string; at: number })
      }),
    async beside(work) {
      await tell(child, 'start')
      try {
        return await work()
      } finally {
        await tell(child, 'stop')
        await database.knex.raw('truncate outbox')
        await queues.knex.raw('truncate job cascade')
      }
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.disconnect()
      await Promise.all([ended, database.close(), queues.close()])
    },
  }
}

async function tell(child: ChildProcess, word: 'start' | 'stop'): Promise<void> {
  const messages = on(child, 'message', { close: ['exit'] })
  child.send(word)
  for await (const [message] of messages) if (message === word) return
  throw new Error('The relay ended')
}
