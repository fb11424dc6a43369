import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { appIcon, pngIcons } from './brand.ts'

const dayInSeconds = 86_400
export const iconFile = (name: string): URL => new URL(`../../icons/${name}.png`, import.meta.url)

export function serveIcons(app: FastifyInstance): void {
  const serve = (path: string, type: string, content: string | Buffer) =>
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${dayInSeconds}`).send(content),
    )
  serve('/app-icon.svg', 'image/svg+xml', appIcon)
  for (const name of Object.keys(pngIcons)) serve(`/icons/${name}.png`, 'image/png', readFileSync(iconFile(name)))
}
