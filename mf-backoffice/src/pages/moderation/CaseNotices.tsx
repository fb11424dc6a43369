import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useText } from '@sild/shell-api'
import { Notice } from '@sild/ui'
import * as css from './CaseNotices.module.css'

/** Context for the moderator: earlier decisions, paid promotion, findings of automatic checks. */
export function CaseNotices({ moderationCase }: { moderationCase: ModerationCase }) {
  const { decision, findings, isPromotion, state } = moderationCase
  const text = useText('mf-backoffice')
  return (
    <>
      {decision && (
        <Notice tone={state === 'approved' ? 'success' : 'danger'} title={text(`case.state.${state}`)}>
          {decision.rule && text(`rule.${decision.rule}`)} {decision.message}
        </Notice>
      )}
      {isPromotion && (
        <Notice tone="info" title={text('case.promotion')}>
          {text('case.promotion.text')}
        </Notice>
      )}
      {findings.length > 0 && (
        <Notice tone="warning" title={text('case.noticed')}>
          <ul className={css.findings}>
            {findings.map(({ field, quote, rule }) => (
              <li key={`${rule} ${field} ${quote}`}>
                {text(`rule.${rule}`)} (<FieldName path={field} />
                ): <q>{quote}</q>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** A translation is named like `translations.fr.description`. */
function FieldName({ path }: { path: string }) {
  const text = useText('mf-backoffice')
  const [field, language] = path.split('.').toReversed()
  return [text(`field.${field}`), language?.toUpperCase()].filter(Boolean).join(' ')
}
