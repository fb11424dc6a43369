import { useText } from '@sild/shell-api'
import { Badge, Glyph } from '@sild/ui'
import * as css from './HeroPicture.module.css'

const answers = ['first', 'second', 'third'] as const

/**
 * A decorative picture of the product: a checked project, companies that respond, a chat. It contains no other
 * information than the page.
 */
export function HeroPicture() {
  const text = useText('mf-content.home.picture')
  return (
    <div className={css.picture} aria-hidden>
      <div className={css.project}>
        <Badge tone="success">{text('checked')}</Badge>
        <strong>{text('project')}</strong>
        <span className={css.line} />
        <span className={css.shortLine} />
        <span className={css.budget}>{text('budget')}</span>
      </div>
      <div className={css.answers}>
        {answers.map((answer) => (
          <span key={answer} className={css.initial} data-answer={answer}>
            {text(`answer.${answer}`)}
          </span>
        ))}
        {text('answers')}
      </div>
      <p className={css.received}>{text('received')}</p>
      <p className={css.sent}>
        {text('sent')} <Glyph name="check" />
      </p>
    </div>
  )
}
