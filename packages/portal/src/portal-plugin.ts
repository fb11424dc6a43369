import type { FastifyInstance } from 'fastify'
import { documentPlugin } from './document/document-plugin.ts'
import { installedPlugin } from './installed/installed-plugin.ts'
import { hasOpenScripts, insightOrigins } from './insight/site-insight.ts'
import { feedsPlugin } from './feeds/feeds-plugin.ts'
import { newsletterPlugin } from './newsletter/newsletter-plugin.ts'
import type { Portal } from './portal.ts'
import { previewsPlugin } from './previews/previews-plugin.ts'
import { killPlugin } from './remotes/kill-plugin.ts'
import { registryPlugin } from './remotes/registry-plugin.ts'
import { remotesPlugin } from './remotes/remotes-plugin.ts'
import { sitemapPlugin } from './sitemap/sitemap-plugin.ts'

interface PortalPluginOptions {
  portal: Portal
  /** Called once with how to outdate pages: `purge(['publication:<guid>'])`. */
  onReady: (pages: { purge: (tags: readonly string[]) => void }) => void
}

/** Everything of the portal that is not a call: files of releases, previews, what crawlers read, and last, for every other address, the pages. */
export async function portalPlugin(app: FastifyInstance, { onReady, portal }: PortalPluginOptions): Promise<void> {
  const { config, createApi, delivery, previewCookie, remotes, unitCookie } = portal
  const outdated: { purge: (tags: readonly string[]) => void }[] = []
  await app.register(installedPlugin, { isServiceWorkerOff: config.isServiceWorkerOff })
  await app.register(remotesPlugin, { remotes })
  await app.register(registryPlugin, { storage: remotes.storage })
  await app.register(killPlugin, { remotes })
  await app.register(previewsPlugin, {
    channel: config.channel,
    publicUrl: config.publicUrl,
    grants: delivery.grants,
    cookie: previewCookie,
  })
  await app.register(sitemapPlugin, {
    origin: config.publicUrl,
    isFindable: config.channel === 'production',
    createApi,
    onReady: (files) => outdated.push(files),
  })
  await app.register(feedsPlugin, { origin: config.publicUrl, createApi })
  await app.register(newsletterPlugin, { origin: config.publicUrl })
  await app.register(documentPlugin, {
    remotes,
    unitCookie,
    previewCookie,
    createApi,
    createNonce: delivery.marks.create,
    onRendered: delivery.serverRenders.take,
    fileOrigins: [new URL(config.uploadsUrl).origin],
    insight: insightOrigins(config.insight),
    hasOpenScripts: hasOpenScripts(config.insight),
    isSecure: config.isSecure,
    onReady: (pages) => {
      outdated.push(pages)
      onReady({ purge: (tags) => outdated.forEach(({ purge }) => purge(tags)) })
    },
  })
}
