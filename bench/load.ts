import { createRequire } from 'node:module'

export interface LoadOptions {
  url: string
  method: string
  body?: string
  headers: Record<string, string>
  connections: number
  amount: number
}

// It has no types of its own.
const autocannon: (options: LoadOptions) => Promise<{ non2xx: number; errors: number }> = createRequire(
  import.meta.url,
)('autocannon')

/** Sends so many requests over so many connections. @throws when one of them is refused */
export async function load(options: LoadOptions): Promise<void> {
  const { errors, non2xx } = await autocannon(options)
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${options.url} were refused`)
}
