import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

export interface ReadEvent {
  readonly id: string | undefined
  readonly event: string | undefined
  readonly data: unknown
  readonly receivedAt: number
}
export interface EventReader {
  readonly response: IncomingMessage
  readonly events: ReadEvent[]
  /** How often a comment showed that the connection lives. */
  readonly beats: () => number
  readonly lastId: () => string | undefined
  readonly ended: Promise<void>
  /** Waits for the next event that has not been waited for. */
  next(): Promise<ReadEvent>
  close(): void
}

/** Reads a stream of server-sent events as a browser does. */
export async function readEvents(address: string, headers: Record<string, string>): Promise<EventReader> {
  const sending = get(`${address}/api/events`, { headers, agent: false })
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  const events: ReadEvent[] = []
  const waiting: ((event: ReadEvent) => void)[] = []
  let unread = 0
  let beats = 0
  let lastId: string | undefined
  let rest = ''
  response.setEncoding('utf8')
  response.on('error', () => undefined)
  response.on('data', (chunk: string) => {
    const frames = (rest + chunk).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      if (frame === ':') beats += 1
      const fields = Object.fromEntries(
        frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      lastId = fields['id'] ?? lastId
      if (fields['data'] === undefined) continue
      const event = {
        id: fields['id'],
        event: fields['event'],
        data: JSON.parse(fields['data']) as unknown,
        receivedAt: performance.now(),
      }
      events.push(event)
      const waiter = waiting.shift()
      if (waiter) waiter(event)
      else unread += 1
    }
  })
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  return {
    response,
    events,
    beats: () => beats,
    lastId: () => lastId,
    ended,
    next: () =>
      unread > 0 ? Promise.resolve(events[events.length - unread--]!) : new Promise((resolve) => waiting.push(resolve)),
    close: () => void sending.destroy(),
  }
}
