import { localizedPath, ownPath } from '@sild/paths'
import type { ChannelName, PreviewGrant } from '@sild/registry'
import type { FastifyInstance } from 'fastify'
import type { Grants } from '../delivery/grants.ts'
import { knownLocale } from '../http/locale-choice.ts'
import type { PreviewCookie } from './preview-cookie.ts'
import { previewHeaders, sendPreviewPage } from './send-preview-page.ts'

interface PreviewsPluginOptions {
  channel: ChannelName
  grants: Grants
  cookie: PreviewCookie
}
type Query<Name extends string> = { Querystring: Partial<Record<Name, string | string[]>> }
const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** The way into a preview and out of it. In production the link leads to the back office, whose session opens it. */
export async function previewsPlugin(app: FastifyInstance, options: PreviewsPluginOptions): Promise<void> {
  const { channel, cookie, grants } = options
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
  app.get<Query<'to'>>('/__mfe/preview/exit', async (request, reply) =>
    reply
      .headers(previewHeaders)
      .header('set-cookie', cookie.forget())
      .redirect(ownPath(firstOf(request.query.to)) ?? '/', 302),
  )
}
