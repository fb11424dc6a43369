import type { Locale } from '@sild/contract/enums'
import type { DocumentBody } from './document-body.ts'

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

/** The only page that no release renders: there is none yet. */
export function unavailablePage(locale: Locale): DocumentBody {
  const { title, text } = texts[locale]
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`
  return { status: 503, segments: [Buffer.from(html)], brotli: null }
}
