import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { serviceWorkerPath } from '@sild/paths'
import type { FastifyInstance } from 'fastify'

const source = new URL('../../worker/service-worker.ts', import.meta.url)

/** Takes the one before it out of every browser that has it, with all that it kept. */
const ending = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('sild-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** It fetches only from its own origin, and loads no script. */
const policy = "default-src 'none'; connect-src 'self'"

/** Serves the service worker; where it is switched off, what ends it. */
export function serveServiceWorker(app: FastifyInstance, { isOff }: { isOff: boolean }): void {
  const script = isOff ? ending : stripTypeScriptTypes(readFileSync(source, 'utf8'))
  app.get(serviceWorkerPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(script),
  )
}
