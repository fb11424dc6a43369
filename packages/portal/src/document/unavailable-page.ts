import type { Locale } from '@sild/contract/enums'
import { createBody, type DocumentBody } from './document-body.ts'
import { createNonce } from './nonce.ts'
import { plainPage } from '../plain-pages/plain-page.ts'

const texts: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'Sild will be back in a moment',
    text: 'The portal is starting or being updated.',
    again: 'Try again',
  },
  et: {
    title: 'Sild on hetke pärast tagasi',
    text: 'Portaal käivitub või seda uuendatakse.',
    again: 'Proovi uuesti',
  },
  fr: {
    title: 'Sild revient dans un instant',
    text: 'Le portail démarre ou est en cours de mise à jour.',
    again: 'Réessayer',
  },
}

/** There is no release yet that could render any page. */
export function unavailablePage(locale: Locale): DocumentBody {
  const { again, ...page } = texts[locale]
  // No address is the one that is shown.
  const html = plainPage({ locale, ...page, link: { href: '', label: again } })
  return createBody(503, Buffer.from(html), createNonce())
}
