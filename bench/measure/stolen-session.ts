import { operationUrl } from '@sild/contract/operation-url'
import { operations } from '@sild/contract/operations'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 2
/** The access token of the owner would be over by itself soon after that. */
const PATIENCE_MS = 1500

/** Milliseconds from the use of a copied refresh token to the refusal of the owner's access token, by when neither of the two can refresh. */
export async function stealSession(url: string, account: Record<'email' | 'password', string>): Promise<number> {
  const send = (name: 'signIn' | 'refreshSession' | 'getUser', cookie: string, { token = '', body = {} } = {}) => {
    const { method, ...operation } = operations[name]
    return fetch(`${url}${operationUrl(operation, {})}`, {
      method,
      headers: {
        origin: url,
        cookie,
        ...(token && { token }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    })
  }
  const cookiesOf = ({ headers }: Response): string =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')

  const stolen = cookiesOf(await send('signIn', '', { body: account }))
  // Twice, so that the copy is not a tab that asks a little later.
  const owner = await send('refreshSession', cookiesOf(await send('refreshSession', stolen)))
  const kept = cookiesOf(owner)
  const { result } = (await owner.json()) as { result: { token: string } }
  if (!(await send('getUser', kept, result)).ok) throw new Error('The owner is not signed in')

  const began = performance.now()
  await send('refreshSession', stolen)
  while ((await send('getUser', kept, result)).ok) {
    if (performance.now() - began > PATIENCE_MS) return Infinity
    await delay(POLL_MS)
  }
  const tookMs = performance.now() - began
  for (const cookie of [stolen, kept])
    if ((await send('refreshSession', cookie)).status !== 401) throw new Error('The session can still be refreshed')
  return tookMs
}
