import type { Localised } from '@sild/demo/types'

/** The sections of the portal that pages belong to. */
export const sections: { slug: string; titles: Localised }[] = [
  { slug: 'blog', titles: { en: 'Blog', et: 'Blogi', fr: 'Blog' } },
  { slug: 'news', titles: { en: 'News', et: 'Uudised', fr: 'Actualités' } },
  { slug: 'events', titles: { en: 'Events', et: 'Sündmused', fr: 'Événements' } },
  { slug: 'help-center', titles: { en: 'Help center', et: 'Abikeskus', fr: 'Centre d’aide' } },
  { slug: 'policies', titles: { en: 'Policies', et: 'Tingimused', fr: 'Conditions' } },
  { slug: 'about', titles: { en: 'About us', et: 'Meist', fr: 'À propos' } },
  { slug: 'faq', titles: { en: 'Questions and answers', et: 'Küsimused ja vastused', fr: 'Questions et réponses' } },
  {
    slug: 'home-reviews',
    titles: { en: 'Voices on the home page', et: 'Arvamused avalehel', fr: 'Témoignages de la page d’accueil' },
  },
  { slug: 'webinar', titles: { en: 'Webinars', et: 'Veebiseminarid', fr: 'Webinaires' } },
]

export const sectionOfKind = {
  blog: 'blog',
  news: 'news',
  help: 'help-center',
  policy: 'policies',
  about: 'about',
} as const
