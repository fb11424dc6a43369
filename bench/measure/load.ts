import { createRequire } from 'node:module'

export interface LoadRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Another address for each request, where the same one would be answered from memory. */
  nextPath?: () => string
}
interface LoadOptions extends Omit<LoadRequest, 'nextPath'> {
  connections: number
  amount?: number
  duration?: number
  requests?: { setupRequest: (request: { path: string }) => { path: string } }[]
}

interface Result {
  errors: number
  non2xx: number
  requests: { total: number }
  duration: number
}
const CONNECTIONS = 16

// It has no types of its own.
const autocannon: (options: LoadOptions) => Promise<Result> = createRequire(import.meta.url)('autocannon')

/** Sends so many requests, or for so many seconds. @throws when one of them is refused */
async function load({ nextPath, ...request }: LoadRequest, until: Pick<LoadOptions, 'amount' | 'duration'>) {
  const result = await autocannon({
    ...request,
    ...until,
    connections: CONNECTIONS,
    ...(nextPath && { requests: [{ setupRequest: (each) => ({ ...each, path: nextPath() }) }] }),
  })
  const refused = result.errors + result.non2xx
  if (refused > 0) throw new Error(`${refused} requests to ${request.url} were refused`)
  return result
}

export const sendRequests = async (request: LoadRequest, amount: number): Promise<void> =>
  void (await load(request, { amount }))

/** How many requests a second are answered. */
export async function answersPerSecond(request: LoadRequest): Promise<number> {
  const { duration, requests } = await load(request, { duration: 2 })
  return requests.total / duration
}
