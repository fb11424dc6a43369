import { useText } from '@sild/shell-api'
import { Glyph, Notice } from '@sild/ui'
import * as css from './AppProblems.module.css'

/** One cause often produces one problem per broken call. */
const openProblems = 2

/** Incompatibilities of an app, in the texts of the gate. */
export function AppProblems({ problems }: { problems: readonly string[] }) {
  const text = useText('mf-backoffice.operations')
  const rest = problems.slice(openProblems)
  return (
    <Notice tone="warning" title={text('problems')}>
      <Lines problems={problems.slice(0, openProblems)} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary className={css.more}>
            <Glyph name="chevronDown" />
            {text('problems.more', { count: rest.length })}
          </summary>
          <Lines problems={rest} />
        </details>
      )}
    </Notice>
  )
}

function Lines({ problems }: { problems: readonly string[] }) {
  return (
    <ul lang="en" className={css.lines}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}
