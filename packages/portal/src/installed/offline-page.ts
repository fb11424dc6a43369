import { type Locale, locales } from '@sild/contract/enums'
import { localizedPath, offlinePath } from '@sild/paths'
import type { FastifyInstance } from 'fastify'
import { plainPage, plainPolicy } from '../plain-pages/plain-page.ts'

const texts: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'You are offline',
    text: 'This page has not been opened on this device before. What you have seen before is still here, and what you write is sent when the connection is back.',
    again: 'Try again',
  },
  et: {
    title: 'Ühendus puudub',
    text: 'Seda lehte pole selles seadmes varem avatud. Varem vaadatud lehed on alles ja kirjutatu saadetakse ära, kui ühendus taastub.',
    again: 'Proovi uuesti',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’a pas encore été ouverte sur cet appareil. Celles que vous avez déjà vues restent lisibles, et ce que vous écrivez sera envoyé au retour de la connexion.',
    again: 'Réessayer',
  },
}

/** What the service worker shows in place of a page that it has not kept. */
export function serveOfflinePage(app: FastifyInstance): void {
  for (const locale of locales) {
    const { again, ...page } = texts[locale]
    // No address is the one that is shown.
    const html = plainPage({ locale, ...page, link: { href: '', label: again } })
    app.get(localizedPath(offlinePath, locale), async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': plainPolicy })
        .send(html),
    )
  }
}
