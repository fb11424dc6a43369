import type { FastifyInstance } from 'fastify'

type Headers = Readonly<Record<string, string>>

const ofEverything = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
/** Browsers apply these headers to pages only, so JSON does not need them (OWASP REST Security Cheat Sheet). */
const ofPages = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Headers of an answer for a browser's address; a document has a content security policy of its own. */
export function securityHeaders(isSecure: boolean): (url: string) => Headers {
  const ofCalls: Headers = { ...ofEverything, ...(isSecure ? overHttps : {}) }
  const ofAllElse: Headers = { ...ofCalls, ...ofPages }
  return (url) => (url.startsWith('/api/') ? ofCalls : ofAllElse)
}

/** Set before anything else, so that every answer has them, including errors. */
export function sendWithEverything(app: FastifyInstance, headersOf: (url: string) => Headers): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url)).header('x-request-id', request.id)
    done()
  })
}
