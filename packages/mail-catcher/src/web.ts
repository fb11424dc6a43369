import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { type CaughtMail, readAttachment } from './caught-mail.ts'
import type { MailStore } from './mail-store.ts'
import { sendAnswer } from './send-answer.ts'
import { type Neighbour, renderPage, type View } from './page/page.ts'
import { BODY_POLICY, PAGE_POLICY } from './policies.ts'
import { previewRoutes, type Previews } from './previews.ts'

const asset = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')

interface WebOptions {
  answersUrl?: string | undefined
  neighbours?: readonly Neighbour[] | undefined
  previews?: Previews | undefined
}

/** The page to read mails on, and the same as JSON for tests. */
export function createWeb(store: MailStore, { answersUrl, neighbours = [], previews }: WebOptions): FastifyInstance {
  const app = Fastify({ exposeHeadRoutes: false, forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
  })

  const page = (reply: FastifyReply, view: View, open?: CaughtMail, answered?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(
        renderPage({ mails: store.list(), open, view, neighbours, isAnswerable: answersUrl !== undefined, answered }),
      )
  const withMail = (id: string, reply: FastifyReply, answer: (mail: CaughtMail) => unknown) => {
    const mail = store.find(id)
    return mail ? answer(mail) : reply.code(404).type('text/plain').send('There is no such mail.')
  }

  app.get('/readyz', async () => ({ isReady: true }))
  app.get<{ Querystring: { to?: string } }>('/api/mails', async ({ query: { to } }) =>
    store.list().filter((mail) => to === undefined || mail.to.includes(to)),
  )
  app.delete('/api/mails', async (_request, reply) => {
    await store.clear()
    return reply.code(204).send()
  })

  app.get('/', async (_request, reply) => page(reply, 'html'))
  app.post('/clear', async (_request, reply) => {
    await store.clear()
    return reply.redirect('/', 303)
  })
  for (const name of ['page.css', 'previews.css'])
    app.get(`/${name}`, async (_request, reply) => reply.type('text/css').send(asset(name)))
  app.get('/page.js', async (_request, reply) => reply.type('text/javascript').send(asset('page.js')))

  app.get<{ Params: { id: string }; Querystring: { view?: View } }>('/mails/:id', async ({ params, query }, reply) =>
    withMail(params.id, reply, (mail) => page(reply, query.view ?? (mail.html ? 'html' : 'text'), mail)),
  )
  app.post<{ Params: { id: string }; Body: URLSearchParams }>('/mails/:id/answer', async ({ body, params }, reply) =>
    withMail(params.id, reply, async (mail) => {
      const said = answersUrl && (await sendAnswer(answersUrl, mail, body.get('text') ?? ''))
      return page(reply, 'text', mail, said || 'Nothing takes answers here.')
    }),
  )
  app.get<{ Params: { id: string } }>('/mails/:id/body', async ({ params }, reply) =>
    withMail(params.id, reply, (mail) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', BODY_POLICY).send(mailBody(mail)),
    ),
  )
  app.get<{ Params: { id: string } }>('/mails/:id/source', async ({ params }, reply) =>
    withMail(params.id, reply, async ({ id }) =>
      reply.type('text/plain; charset=utf-8').send(Buffer.from(await store.source(id))),
    ),
  )
  app.get<{ Params: { id: string; index: string } }>('/mails/:id/attachments/:index', async ({ params }, reply) =>
    withMail(params.id, reply, async ({ attachments, id }) => {
      const content = await readAttachment(await store.source(id), Number(params.index))
      const { type = 'application/octet-stream' } = attachments[Number(params.index)] ?? {}
      if (!content) return reply.code(404).send()
      return reply.type(type).header('content-security-policy', BODY_POLICY).send(Buffer.from(content))
    }),
  )
  if (previews) app.register(previewRoutes, previews)
  for (const { routes } of neighbours) app.register(routes)
  return app
}

/** The mail's HTML, with links that leave the frame and pictures that are among its attachments. */
function mailBody({ attachments, html, id }: CaughtMail): string {
  const pictures = new Map(attachments.map(({ contentId }, index) => [contentId, `/mails/${id}/attachments/${index}`]))
  const withPictures = html.replace(/cid:([^"'\s)>]+)/g, (whole, contentId: string) => pictures.get(contentId) ?? whole)
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(withPictures)
    ? withPictures.replace(/<head[^>]*>/i, `$&${base}`)
    : `${base}${withPictures}`
}
