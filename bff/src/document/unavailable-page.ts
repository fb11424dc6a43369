import type { Locale } from '@sild/contract/enums'
import type { DocumentBody } from './document-body.ts'
import { plainPage } from './plain-page.ts'

const texts: Record<Locale, { title: string; text: string }> = {
  en: {
    title: 'Sild will be back in a moment',
    text: 'The portal is starting or being updated. Please reload the page shortly.',
  },
  et: {
    title: 'Sild on hetke pärast tagasi',
    text: 'Portaal käivitub või seda uuendatakse. Palun laadi leht varsti uuesti.',
  },
  fr: {
    title: 'Sild revient dans un instant',
    text: 'Le portail démarre ou est en cours de mise à jour. Veuillez recharger la page dans un instant.',
  },
}

/** There is no release yet that could render any page. */
export function unavailablePage(locale: Locale): DocumentBody {
  const html = plainPage({ locale, ...texts[locale] })
  return { status: 503, segments: [Buffer.from(html)], brotli: null }
}
