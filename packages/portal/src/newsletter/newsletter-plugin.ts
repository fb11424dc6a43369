import { type Locale, locales } from '@sild/contract/enums'
import type { Reply } from '@sild/contract'
import { type AnyOperation, operations } from '@sild/contract/operations'
import { operationUrl } from '@sild/contract/operation-url'
import { documentPaths, localizedPath, paths } from '@sild/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type State = NonNullable<Parameters<typeof paths.newsletter>[0]>
type FormRequest = FastifyRequest<{ Body: URLSearchParams }>

const hasEnded = (answer: string): boolean =>
  // The schema of the operation's reply was checked by the service.
  (JSON.parse(answer) as { result: Reply<'endNewsletter'> }).result.outcome === 'ended'

/** Enough for an address and a choice. */
const MAX_FORM_BYTES = 4096

/**
 * The forms of the newsletter, which work without scripts: what a browser sends by itself becomes the call that a page would make, with its limits and
 * the check that it comes from a page of ours, and leads to a page that says what came of it.
 */
export async function newsletterPlugin(app: FastifyInstance, { origin }: { origin: string }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const call = async (request: FormRequest, locale: Locale, operation: AnyOperation, input: object) => {
    const { body, query } = input as { body?: object; query?: Record<string, string> } // What these operations take.
    const { headers, ip } = request
    const { body: answer, statusCode } = await app.inject({
      method: 'POST',
      url: operationUrl(operation, query ? { query } : {}),
      ...(body && { payload: body }),
      remoteAddress: ip,
      headers: {
        'x-language': locale,
        ...(headers.origin && { origin: headers.origin }),
        ...(headers['sec-fetch-site'] && { 'sec-fetch-site': headers['sec-fetch-site'] }),
        host: new URL(origin).host,
      },
    })
    return { answer, statusCode }
  }
  const lead = (reply: FastifyReply, locale: Locale, state: State) =>
    // Another request of the browser, so that going back sends nothing twice.
    reply.header('cache-control', 'no-store').redirect(localizedPath(paths.newsletter(state), locale), 303)

  for (const locale of locales) {
    const at = (does: 'subscribe' | 'confirm' | 'end') => localizedPath(documentPaths.newsletterForm(does), locale)
    app.post(at('subscribe'), async (request: FormRequest, reply) => {
      const form = request.body
      const categories = form.getAll('category').map(Number).filter(Number.isInteger)
      const type = form.get('type') === 'customer' ? 'customer' : 'provider'
      const body = { email: (form.get('email') ?? '').trim(), categories, type }
      const { statusCode: status } = await call(request, locale, operations.subscribeToNewsletter, { body })
      return lead(reply, locale, status < 300 ? 'sent' : status === 400 ? 'invalid' : 'failed')
    })
    app.post(at('confirm'), async (request: FormRequest, reply) => {
      const body = { token: request.body.get('token') ?? '' }
      const { statusCode: status } = await call(request, locale, operations.confirmNewsletter, { body })
      return lead(reply, locale, status < 300 ? 'confirmed' : 'failed')
    })
    app.post(at('end'), async (request: FormRequest, reply) => {
      const query = { token: request.body.get('token') ?? '' }
      const { answer, statusCode } = await call(request, locale, operations.endNewsletter, { query })
      return lead(reply, locale, statusCode < 300 && hasEnded(answer) ? 'ended' : 'not-ended')
    })
  }
}
