import type * as z from 'zod/mini'
import { RegisterUnavailableError } from './register.ts'

const DEADLINE_MS = 3000
const MAX_BYTES = 1024 * 1024

/** Calls a register and parses its reply. @throws RegisterUnavailableError for every failure */
export async function fetchRegister<Answer>(
  url: URL,
  answer: z.ZodMiniType<Answer>,
  request: { body?: object } = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(request.body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(DEADLINE_MS),
      // Only the configured address is called, so redirects are rejected.
      redirect: 'error',
      ...(request.body && { method: 'POST', body: JSON.stringify(request.body) }),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return answer.parse(JSON.parse(await textOf(response)))
  } catch (cause) {
    throw new RegisterUnavailableError(`${url.origin}${url.pathname} cannot be asked`, { cause })
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`answered with more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
