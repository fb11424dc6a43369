import { useIntl } from '@sild/shell-api'
import { Glyph } from '@sild/ui'
import { HomeSection } from './HomeSection.tsx'
import * as css from './Faq.module.css'

const questions = ['who', 'cost', 'commission', 'moderation', 'contacts', 'verification'] as const

export function Faq() {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-content.home.faq.${id}` })
  return (
    <HomeSection id="faq" title={text('title')}>
      <div className={css.questions}>
        {questions.map((question) => (
          <details key={question} className={css.question}>
            <summary className={css.summary}>
              {text(question)}
              <Glyph name="chevronDown" />
            </summary>
            <p className={css.answer}>{text(`${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </HomeSection>
  )
}
