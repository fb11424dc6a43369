import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { contentSecurityPolicy, type PolicyInput } from './content-security-policy.ts'
import type { DocumentBody } from './document-body.ts'

export interface SendOptions extends PolicyInput {
  /** Scripts without a known hash may run. */
  hasOpenScripts?: boolean
  /** Modules that are exchanged in an open page are in no list of hashes. */
  isDevelopment: boolean
}
type SendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: DocumentBody,
  extraHeaders?: Readonly<Record<string, string>>,
) => Promise<FastifyReply>

/** About what it takes a process to be started again and to be trusted. */
const retryAfterSeconds = 5
const htmlType = 'text/html; charset=utf-8'

/** Answers with a document under its policies, in an encoding that the reader takes. */
export function createDocumentSend({ hasOpenScripts, isDevelopment, ...rest }: SendOptions): SendDocument {
  const policy = contentSecurityPolicy(rest)
  const areScriptsHashed = !isDevelopment && !hasOpenScripts
  return async (request, reply, body, extraHeaders = {}) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const { bytes, nonce } = await body.answer(encoding)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (areScriptsHashed) reply.header('integrity-policy', 'blocked-destinations=(script)')
    if (body.status === 503) reply.header('retry-after', retryAfterSeconds)
    return reply
      .code(body.status)
      .header('content-type', htmlType)
      .header('content-security-policy', policy(nonce))
      .headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding', ...extraHeaders })
      .send(bytes)
  }
}
