import { endNewsletter, unsubscribeInOneClick } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'

/** The page with a button behind each address that mail programs get in `List-Unsubscribe`, by the path of that address. */
const questions: Readonly<Record<string, (query: Record<string, string>) => string>> = {
  [unsubscribeInOneClick.path]: ({ email = '', token = '' }) => paths.confirmUnsubscribe(email, token),
  [endNewsletter.path]: ({ token = '' }) => paths.endNewsletter(token),
}

/** Whether a browser opens the address as a page: some mail programs show it as a link. Calls of the API bring a token. */
function isOpenedAsPage({ headers }: FastifyRequest): boolean {
  const { accept = '', token, 'sec-fetch-mode': mode } = headers
  return token === undefined && (mode === undefined ? /text\/html|\*\/\*/.test(accept) : mode === 'navigate')
}

/** Redirects a browser from the address of a mail program's button to its page. @returns undefined for any other path */
export function redirectToQuestion(path: string): onRequestHookHandler | undefined {
  const pageOf = questions[path]
  if (!pageOf) return undefined
  return (request, reply, done) => {
    if (!isOpenedAsPage(request)) return done()
    const query = request.query as Record<string, string | string[] | undefined> // Parsed by Fastify.
    const first = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']))
    void reply.header('cache-control', 'no-store').redirect(pageOf(first), 303)
  }
}
