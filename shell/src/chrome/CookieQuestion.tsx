import { localizedPath } from '@sild/paths'
import type { Locale } from '@sild/contract/enums'
import { createCatalog } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { cookieQuestionId } from '../marks/marks.ts'
import en from '../messages/cookies/en.json'
import et from '../messages/cookies/et.json'
import fr from '../messages/cookies/fr.json'

const texts = { en, et, fr }

export interface CookieQuestionProps {
  locale: Locale
  /** The cookie policy, if there is one. */
  policy: { path: string; label: string } | undefined
}

/**
 * Part of the document: it works before hydration (ask-about-cookies.ts). It blocks nothing, and both answers are
 * equally easy. Choosing categories opens CookieSettings.tsx.
 */
export function CookieQuestion({ locale, policy }: CookieQuestionProps) {
  const { intl, add } = createCatalog(locale)
  add(texts[locale])
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <div
      hidden
      id={cookieQuestionId}
      role="dialog"
      data-chrome="cookies"
      tabIndex={-1}
      aria-labelledby="cookie-title"
      aria-describedby="cookie-text"
    >
      <h2 id="cookie-title">{text('shell.cookies.title')}</h2>
      <div id="cookie-text">
        <p>{text('shell.cookies.text')}</p>
        {policy && <a href={localizedPath(policy.path, locale)}>{policy.label}</a>}
      </div>
      <div data-answers>
        <Button data-answer="all">{text('shell.cookies.accept')}</Button>
        <Button data-answer="necessary">{text('shell.cookies.necessary')}</Button>
        <Button data-answer="choose" variant="quiet">
          {text('shell.cookies.choose')}
        </Button>
      </div>
    </div>
  )
}
