import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { installManifest } from './installed-app.ts'

const app = Fastify()
installManifest(app)
const get = (url: string) => app.inject({ method: 'GET', url })

it('says what a browser needs to put Sild on a home screen', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const { icons, ...manifest } = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>()
  expect(manifest).toMatchObject({ name: 'Sild', display: 'standalone', start_url: '/', scope: '/', id: '/' })
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable'])
  for (const { src } of icons) {
    const icon = await get(src)
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(icon.body).toContain('<svg')
  }
})
