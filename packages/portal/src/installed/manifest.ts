import { type Locale, locales } from '@sild/contract/enums'
import { localizedPath, manifestPath, paths } from '@sild/paths'
import type { FastifyInstance } from 'fastify'
import { brandColour, canvasColour } from './brand.ts'

const dayInSeconds = 86_400

const texts: Record<Locale, { description: string; messages: string; search: string; publications: string }> = {
  en: {
    description: 'Companies find outsourcing partners',
    messages: 'Messages',
    search: 'Find projects',
    publications: 'My publications',
  },
  et: {
    description: 'Siin leiavad ettevõtted teenusepakkujad',
    messages: 'Sõnumid',
    search: 'Otsi projekte',
    publications: 'Minu kuulutused',
  },
  fr: {
    description: 'Les entreprises y trouvent leurs prestataires',
    messages: 'Messages',
    search: 'Trouver des projets',
    publications: 'Mes publications',
  },
}

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
})
const icons = [
  { src: '/app-icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  png('app-192', 192, 'any'),
  png('app-512', 512, 'any'),
  png('maskable-192', 192, 'maskable'),
  png('maskable-512', 512, 'maskable'),
]

/** The web app manifest, for installation on a home screen. It is one app in all languages. */
export function manifestIn(locale: Locale): object {
  const { description, ...shortcuts } = texts[locale]
  const shortcut = (name: string, path: string) => ({ name, url: localizedPath(path, locale) })
  return {
    id: '/',
    name: 'Sild',
    short_name: 'Sild',
    description,
    lang: locale,
    dir: 'ltr',
    start_url: localizedPath(paths.home(), locale),
    scope: '/',
    display: 'standalone',
    background_color: canvasColour,
    theme_color: brandColour,
    categories: ['business', 'productivity'],
    icons,
    shortcuts: [
      shortcut(shortcuts.messages, paths.chats()),
      shortcut(shortcuts.search, paths.search()),
      shortcut(shortcuts.publications, paths.myPublications()),
    ],
  }
}

export function serveManifests(app: FastifyInstance): void {
  for (const locale of locales) {
    const manifest = JSON.stringify(manifestIn(locale))
    app.get(localizedPath(manifestPath, locale), async (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', `public, max-age=${dayInSeconds}`).send(manifest),
    )
  }
}
