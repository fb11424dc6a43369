import type { Locale } from '@sild/contract/enums'

type Titled = 'blog' | 'news' | 'tasks' | 'services' | 'experts'

export const feedTitles: Readonly<Record<Locale, Readonly<Record<Titled, string>>>> = {
  en: { blog: 'Blog', news: 'News', tasks: 'Projects', services: 'Services', experts: 'Experts' },
  et: { blog: 'Blogi', news: 'Uudised', tasks: 'Projektid', services: 'Teenused', experts: 'Eksperdid' },
  fr: { blog: 'Blog', news: 'Actualités', tasks: 'Projets', services: 'Services', experts: 'Experts' },
}
