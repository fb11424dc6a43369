import type { FastifyInstance } from 'fastify'

type Headers = Readonly<Record<string, string>>

const ofEverything = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
/** Browsers obey these for what they show as a page, so that no JSON needs them (OWASP REST Security Cheat Sheet). */
const ofPages = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** The headers of an answer to an address; a document brings its own content security policy. */
export function securityHeaders(isSecure: boolean): (url: string) => Headers {
  const ofCalls: Headers = { ...ofEverything, ...(isSecure ? overHttps : {}) }
  const ofAllElse: Headers = { ...ofCalls, ...ofPages }
  return (url) => (url.startsWith('/api/') ? ofCalls : ofAllElse)
}

/** On every answer, refusals included: set before anything else happens to the request. */
export function sendWithEverything(app: FastifyInstance, headersOf: (url: string) => Headers): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url)).header('x-request-id', request.id)
    done()
  })
}
