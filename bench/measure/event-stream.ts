import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

export interface EventStream extends Disposable {
  /** Resolves with the moment at which a frame with this text came. */
  arrival(text: string): Promise<number>
}

/** Listens to server-sent events as a page does. */
export async function openEventStream(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const asking = get(url, { headers, agent: false })
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const awaited = new Map<string, (at: number) => void>()
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const at = performance.now()
    for (const [text, resolve] of awaited) {
      if (!chunk.includes(text)) continue
      awaited.delete(text)
      resolve(at)
    }
  })
  response.on('error', () => undefined)
  return {
    arrival: (text) => new Promise((resolve) => awaited.set(text, resolve)),
    [Symbol.dispose]: () => void asking.destroy(),
  }
}
