import type { Locale } from '@sild/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type PreviewsByService, renderPreviews } from './page/previews-page.ts'
import { BODY_POLICY, PAGE_POLICY } from './policies.ts'

type Scheme = 'light' | 'dark'

const otherOf: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' }

export interface Previews {
  /** Where the links of the mails lead. */
  readonly publicUrl: string
  /** Every kind of mail, by service. It loads what writes them, so it waits for the first who looks. */
  readonly load: () => Promise<PreviewsByService>
}

interface Chosen {
  Params: { service: string; name: string; locale: Locale }
  Querystring: { scheme?: Scheme }
}

/** Every kind of mail in every language, as light and as dark clients show it. */
export async function previewRoutes(app: FastifyInstance, { load, publicUrl }: Previews): Promise<void> {
  const find = async ({ locale, name, service }: Chosen['Params']) => {
    const preview = (await load())[service]?.find((one) => one.name === name)
    return preview?.locales.includes(locale) ? preview.write(locale, publicUrl) : undefined
  }
  const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is no such mail.')
  const page = (reply: FastifyReply, content: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(content)

  app.get('/previews', async (_request, reply) => page(reply, renderPreviews(await load())))
  app.get<Chosen>('/previews/:service/:name/:locale', async ({ params }, reply) => {
    const letter = await find(params)
    return letter ? page(reply, renderPreviews(await load(), { ...params, letter })) : missing(reply)
  })
  app.get<Chosen>('/previews/:service/:name/:locale/body', async ({ params, query: { scheme = 'light' } }, reply) => {
    const letter = await find(params)
    if (!letter) return missing(reply)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', BODY_POLICY)
      .send(inScheme(scheme, letter.html))
  })
}

/** A mail as a client with this colour scheme shows it, independent of the developer's device. */
const inScheme = (scheme: Scheme, html: string): string =>
  html
    .replaceAll(`(prefers-color-scheme: ${scheme})`, 'all')
    .replaceAll(`(prefers-color-scheme: ${otherOf[scheme]})`, 'not all')
    .replaceAll('content="light dark"', `content="${scheme}"`)
    .replace(/<head[^>]*>/i, '$&<base target="_blank">')
