import { operationUrl } from '@sild/contract/operation-url'
import { type OperationName, operations } from '@sild/contract/operations'

interface Sent {
  readonly body?: object
  readonly query?: Record<string, string>
}

/** Every call with an address that may not belong to the caller. Only `resend` is by a member. */
export const callsWithAddresses: Record<string, { name: OperationName; isOfMember?: true; sent(email: string): Sent }> =
  {
    'sign-in': { name: 'signIn', sent: (email) => ({ body: { email, password: 'a-wrong-guess' } }) },
    'sign-up': {
      name: 'registerUser',
      sent: (email) => ({
        body: { email, password: 'püha-kuusk-7', userType: 'customer', basicLocale: 'en', agreement: true },
      }),
    },
    'sign-up by address': { name: 'registerEmail', sent: (email) => ({ body: { email } }) },
    recovery: { name: 'requestRecovery', sent: (email) => ({ body: { email } }) },
    resend: { name: 'changeEmail', isOfMember: true, sent: (email) => ({ body: { email } }) },
    unsubscribe: { name: 'unsubscribe', sent: (email) => ({ query: { email } }) },
    'unsubscribe, wrong token': { name: 'unsubscribe', sent: (email) => ({ query: { email, token: 'not-a-token' } }) },
    'unsubscribe in one click': {
      name: 'unsubscribeInOneClick',
      sent: (email) => ({ query: { email, token: 'not-a-token' } }),
    },
  }

const differing = new Set(['date', 'x-request-id'])

/** Milliseconds and all that a stranger sees of the answer, but what differs in every answer. */
export async function timedAnswer(
  url: string,
  name: OperationName,
  { body, query, token }: Sent & { token: string },
): Promise<{ answer: string; tookMs: number }> {
  const { method, ...operation } = operations[name]
  const began = performance.now()
  const response = await fetch(`${url}${operationUrl(operation, { query })}`, {
    method,
    headers: { origin: url, token, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  const tookMs = performance.now() - began
  const headers = [...response.headers].filter(([header]) => !differing.has(header))
  const cookies = headers.map(([header, value]) => (header === 'set-cookie' ? value.replace(/=[^;]*/, '') : value))
  const shown = text.replace(/"requestId":"[^"]*"/, '')
  return { answer: JSON.stringify([response.status, headers.map(([header]) => header), cookies, shown]), tookMs }
}
