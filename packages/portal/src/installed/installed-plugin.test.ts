import { Script } from 'node:vm'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { installedPlugin } from './installed-plugin.ts'

const appWith = (isServiceWorkerOff: boolean) => {
  const app = Fastify()
  void app.register(installedPlugin, { isServiceWorkerOff })
  return (url: string) => app.inject({ method: 'GET', url })
}
const get = appWith(false)

interface Manifest {
  icons: { src: string; type: string; sizes: string; purpose: string }[]
}

describe('the manifest', () => {
  it.each([
    ['', 'en', 'Messages'],
    ['/et', 'et', 'Sõnumid'],
    ['/fr', 'fr', 'Messages'],
  ])('at %s is of the same app in its language', async (prefix, lang, shortcut) => {
    const answer = await get(`${prefix}/manifest.webmanifest`)
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject({
      id: '/',
      name: 'Sild',
      scope: '/',
      display: 'standalone',
      lang,
      start_url: prefix || '/',
      shortcuts: [{ name: shortcut, url: `${prefix}/chat` }, {}, {}],
    })
  })

  it('names existing icons, with their sizes', async () => {
    const { icons } = (await get('/manifest.webmanifest')).json<Manifest>()
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any any',
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { sizes, src, type } of icons) {
      const icon = await get(src)
      // Width and height stand at the same place of every PNG.
      const drawn =
        type === 'image/png' ? `${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}` : sizes
      expect([icon.statusCode, icon.headers['content-type'], drawn]).toEqual([200, type, sizes])
    }
  })
})

it.each([
  ['/offline', 'en', 'You are offline'],
  ['/et/offline', 'et', 'Ühendus puudub'],
  ['/fr/offline', 'fr', 'Vous êtes hors ligne'],
])('%s says so in its language and runs nothing', async (path, lang, title) => {
  const answer = await get(path)
  expect(answer.body).toContain(`<html lang="${lang}">`)
  expect(answer.body).toContain(`<h1>${title}</h1>`)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

describe('the service worker', () => {
  it('is sent without types, is revalidated each time, and may load no script', async () => {
    const { body, headers } = await get('/service-worker.js')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(() => new Script(body)).not.toThrow()
    expect(body).not.toMatch(/\bimport\b/)
  })

  it('ends itself, and deletes its cache, when it is switched off', async () => {
    const { body } = await appWith(true)('/service-worker.js')
    expect(body).toContain('registration.unregister()')
    expect(body).not.toContain('showNotification')
  })
})
