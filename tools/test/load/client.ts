import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Sent {
  method?: string
  body?: unknown
  /** Over a connection of its own, instead of one that is kept. */
  isFresh?: boolean
}

export interface Client extends Disposable {
  /** @throws for every answer but success, and for every failure: nothing is retried */
  send(path: string, sent?: Sent): Promise<string>
  headers: Record<string, string>
}

/** A client that keeps connections open, as browsers and proxies do. */
export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' })
  const headers: Record<string, string> = { origin }
  return {
    headers,
    async send(path, { body, isFresh = false, method = 'GET' } = {}) {
      const sending = request(new URL(path, origin), {
        method,
        agent: isFresh ? false : agent,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      })
      sending.end(body === undefined ? undefined : JSON.stringify(body))
      const [response] = (await once(sending, 'response')) as [IncomingMessage]
      const answer = await text(response)
      if (response.statusCode !== 200 && response.statusCode !== 201)
        throw new Error(`${method} ${path} was answered ${response.statusCode}: ${answer.slice(0, 200)}`)
      return answer
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}

/** A client that is signed in. */
export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Client> {
  const client = createClient(origin)
  const answer = await client.send('/api/authorization', { method: 'POST', body: { email, password } })
  client.headers['token'] = (JSON.parse(answer) as { result: { token: string } }).result.token
  return client
}
