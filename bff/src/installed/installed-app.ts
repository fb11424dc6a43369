import { readFileSync } from 'node:fs'
import { manifestPath } from '@sild/paths'
import type { FastifyInstance } from 'fastify'

const icon = readFileSync(new URL('./icon.svg', import.meta.url), 'utf8')
const dayInSeconds = 86_400

/** What a browser asks when Sild is put on a home screen. The mark leaves room for any shape that is cut out of it. */
const manifest = JSON.stringify({
  id: '/',
  name: 'Sild',
  short_name: 'Sild',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fcfcfe',
  theme_color: '#2559dd',
  icons: ['any', 'maskable'].map((purpose) => ({ src: '/app-icon.svg', type: 'image/svg+xml', sizes: 'any', purpose })),
})

/** Makes the portal an app that can be installed. */
export function installManifest(app: FastifyInstance): void {
  const serve = (path: string, type: string, content: string) =>
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${dayInSeconds}`).send(content),
    )
  serve(manifestPath, 'application/manifest+json', manifest)
  serve('/app-icon.svg', 'image/svg+xml', icon)
}
