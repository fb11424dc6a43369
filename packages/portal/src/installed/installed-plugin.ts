import type { FastifyInstance } from 'fastify'
import { serveIcons } from './icons.ts'
import { serveManifests } from './manifest.ts'
import { serveOfflinePage } from './offline-page.ts'
import { serveServiceWorker } from './service-worker.ts'

/** Makes the portal an app that can be installed, receives pushes and can be read without a connection. */
export async function installedPlugin(
  app: FastifyInstance,
  { isServiceWorkerOff }: { isServiceWorkerOff: boolean },
): Promise<void> {
  serveManifests(app)
  serveIcons(app)
  serveOfflinePage(app)
  serveServiceWorker(app, { isOff: isServiceWorkerOff })
}
