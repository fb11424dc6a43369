import { manifestPath } from '@sild/paths'
import type { FastifyInstance } from 'fastify'
import { logoPaths } from '../plain-pages/logo.ts'

const blue = '#2559dd'
const dayInSeconds = 86_400

/** The mark leaves room for any shape that is cut out of it. */
const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round">',
  `<path d="M0 0h48v48H0z" fill="${blue}" stroke="none"/><g transform="translate(12 12)">${logoPaths}</g></svg>`,
].join('')

/** What a browser asks when Sild is put on a home screen. */
const manifest = JSON.stringify({
  id: '/',
  name: 'Sild',
  short_name: 'Sild',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fcfcfe',
  theme_color: blue,
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
