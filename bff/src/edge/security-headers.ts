import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const overHttps = { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** The headers of an answer that is not a document; a document brings its own content security policy. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => (isSecure ? overHttps : always)

/** On every answer, refusals included: set before anything else happens to the request. */
export function sendWithEverything(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
