import type { Locale } from '@sild/contract/enums'
import { AppError } from '@sild/service-kit/errors'
import type { FastifyReply } from 'fastify'
import { plainPolicy } from '../plain-pages/plain-page.ts'
import { previewPage } from './preview-page.ts'

/** On every response of a preview: no cache stores it, no search engine indexes it, no referrer leaks its link. */
export const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

/** The page that says why a preview is not shown. What is not a refusal of a preview is thrown on. */
export function sendPreviewPage(reply: FastifyReply, thrown: unknown, locale: Locale, onPath: string): FastifyReply {
  if (!(thrown instanceof AppError)) throw thrown
  return reply
    .code(thrown.status)
    .headers({ ...previewHeaders, 'content-security-policy': plainPolicy })
    .type('text/html; charset=utf-8')
    .send(previewPage(thrown.code, locale, onPath))
}
