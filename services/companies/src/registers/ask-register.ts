import type * as z from 'zod/mini'
import { RegisterUnavailableError } from './register.ts'

const DEADLINE_MS = 3000
const MOST_BYTES = 1024 * 1024

/** Asks a register and reads its answer. @throws RegisterUnavailableError whatever goes wrong on the way */
export async function askRegister<Answer>(
  url: URL,
  answer: z.ZodMiniType<Answer>,
  request: { body?: object } = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(request.body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(DEADLINE_MS),
      // The address is ours to configure; nobody else leads us elsewhere.
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
    if (bytes > MOST_BYTES) throw new Error(`answered with more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
