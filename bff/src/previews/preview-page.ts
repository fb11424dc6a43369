import type { ErrorCode } from '@sild/contract/errors'
import type { Locale } from '@sild/contract/enums'
import { errorText } from '@sild/service-kit/texts'

const texts: Record<Locale, { ask: string; on: string }> = {
  en: { ask: 'Ask whoever sent it to you for a new one.', on: 'Go on to Sild without the preview' },
  et: { ask: 'Palu saatjalt uus.', on: 'Jätka Sildis ilma eelvaateta' },
  fr: {
    ask: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    on: 'Continuer sur Sild sans l’aperçu',
  },
}
const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escaped[character] ?? '')

/** Says why a preview is not shown, and leads on. Made by no release: which one to show is the very question. */
export function previewPage(code: ErrorCode, locale: Locale, onPath: string): string {
  const { ask, on } = texts[locale]
  const title = errorText(locale, code)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1><p>${escape(ask)}</p><p><a href="/__mfe/preview/exit?to=${escape(encodeURIComponent(onPath))}">${escape(on)}</a></p></main></body></html>`
}
