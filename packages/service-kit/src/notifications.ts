import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database.ts'
import { createListeners, type Listener } from './listeners.ts'
import { sql } from './sql.ts'

/** Short texts between processes, delivered to the listeners of that moment. */
export interface Notifications {
  send(channel: string, text: string): Promise<void>
  /** Resolves once the channel is heard. Returns how to stop. */
  listen(channel: string, listener: Listener): Promise<() => void>
  close(): Promise<void>
}

const RECONNECT_MAX_MS = 5000

export interface PostgresNotificationsOptions {
  url: string
  /** Sends over an existing pool; a listener needs a connection of its own. */
  send: (channel: string, text: string) => Promise<void>
  onError: (error: unknown) => void
}

/** Without waiting for the disk: a crash of the server loses the notification in any case. */
export const sendNotification = async (
  { query }: Pick<Database, 'query'>,
  channel: string,
  text: string,
): Promise<void> =>
  void (await query(sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${text})`, {
    isPrepared: true,
  }))

/** LISTEN on one connection, opened with the first listener and opened again whenever it is lost. */
export function createPostgresNotifications({ url, send, onError }: PostgresNotificationsOptions): Notifications {
  const listeners = createListeners()
  let connection: Promise<pg.Client> | undefined
  let isClosed = false

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'listen',
      connectionTimeoutMillis: 1000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
    })
    const lost = (error?: unknown) => {
      client.removeAllListeners('end')
      if (error) onError(error)
      if (isClosed) return
      connection = reconnect()
      // Rejects only if it is closed before.
      connection.then(
        () => listeners.missed(),
        () => undefined,
      )
    }
    client.on('error', onError)
    client.on('notification', ({ channel, payload }) => listeners.receive(channel, payload ?? ''))
    await client.connect()
    for (const channel of listeners.channels()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    client.once('end', () => lost())
    return client
  }
  const reconnect = async (): Promise<pg.Client> => {
    for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, RECONNECT_MAX_MS)) {
      try {
        return await connect()
      } catch (error) {
        onError(error)
        if (isClosed) throw error
        await delay(waitMs * (0.5 + Math.random()))
      }
    }
  }

  return {
    send,
    async listen(channel, listener) {
      const stop = listeners.add(channel, listener)
      connection ??= reconnect()
      const client = await connection
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      return stop
    },
    async close() {
      isClosed = true
      const client = await connection?.catch(() => undefined)
      client?.removeAllListeners('end')
      await client?.end()
    },
  }
}
