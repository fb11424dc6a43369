import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AppError } from '@sild/service-kit/errors'
import { localizedPath, ownPath } from '@sild/paths'
import { type ChannelName, integrityOf, type PreviewGrant } from '@sild/registry'
import type { FastifyInstance } from 'fastify'
import type { Grants } from '../delivery/grants.ts'
import { knownLocale } from '../http/locale-choice.ts'
import type { PreviewCookie } from './preview-cookie.ts'
import { previewUrl } from './preview-url.ts'
import { previewHeaders, sendPreviewPage } from './send-preview-page.ts'

interface PreviewsPluginOptions {
  channel: ChannelName
  publicUrl: string
  grants: Grants
  cookie: PreviewCookie
}
type Query<Name extends string> = { Querystring: Partial<Record<Name, string | string[]>> }
const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

const readAxe = () => readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))

/** Enters and leaves a preview. In production the link leads to the back office, and its session opens the preview. */
export async function previewsPlugin(app: FastifyInstance, options: PreviewsPluginOptions): Promise<void> {
  const { channel, cookie, grants, publicUrl } = options
  /** Null where the browser is in no preview, or in one that has ended. */
  const grantOf = (cookies: string | undefined): PreviewGrant | null => {
    if (!cookie.isIn(cookies)) return null
    try {
      return cookie.read(cookies)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
  app.get<Query<'t'>>('/__mfe/preview', async (request, reply) => {
    const token = firstOf(request.query.t)
    const locale = knownLocale(request.headers)
    let grant: PreviewGrant
    try {
      grant = grants.preview(token)
    } catch (error) {
      return sendPreviewPage(reply, error, locale, '/')
    }
    reply.headers(previewHeaders)
    const entrance = `/backoffice/preview?t=${encodeURIComponent(token)}`
    if (channel === 'production') return reply.redirect(localizedPath(entrance, locale), 302)
    return reply.header('set-cookie', cookie.keep(token, new Date(grant.exp * 1000))).redirect(grant.path, 302)
  })
  // For the details of a preview: its link to hand on, to the page that the browser is at, and what looks for faults of a page.
  app.get<Query<'path'>>('/__mfe/preview/tools', async (request, reply) => {
    reply.headers(previewHeaders)
    const grant = grantOf(request.headers.cookie)
    if (!grant) return reply.code(404).send()
    const path = ownPath(firstOf(request.query.path)) ?? grant.path
    return {
      url: previewUrl(publicUrl, grants.sign({ ...grant, path })),
      axe: { src: '/__mfe/preview/axe.js', integrity: integrityOf(await readAxe()) },
    }
  })
  app.get('/__mfe/preview/axe.js', async (request, reply) => {
    reply.headers(previewHeaders)
    if (!grantOf(request.headers.cookie)) return reply.code(404).send()
    return reply.type('text/javascript; charset=utf-8').send(await readAxe())
  })
  app.get<Query<'to'>>('/__mfe/preview/exit', async (request, reply) =>
    reply
      .headers(previewHeaders)
      .header('set-cookie', cookie.forget())
      .redirect(ownPath(firstOf(request.query.to)) ?? '/', 302),
  )
}
