import type { ErrorCode } from '@sild/contract/errors'
import type { Locale } from '@sild/contract/enums'
import { errorText } from '@sild/service-kit/texts'
import { plainPage } from '../plain-pages/plain-page.ts'

const texts: Record<Locale, { ask: string; on: string }> = {
  en: { ask: 'Ask the sender for a new one.', on: 'Go on to Sild without the preview' },
  et: { ask: 'Palu saatjalt uus.', on: 'Jätka Sildis ilma eelvaateta' },
  fr: {
    ask: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    on: 'Continuer sur Sild sans l’aperçu',
  },
}
/** Says why a preview is not shown, and leads on. Made by no release: which one to show is the very question. */
export function previewPage(code: ErrorCode, locale: Locale, onPath: string): string {
  const { ask, on } = texts[locale]
  const href = `/__mfe/preview/exit?to=${encodeURIComponent(onPath)}`
  return plainPage({ locale, title: errorText(locale, code), text: ask, link: { href, label: on } })
}
