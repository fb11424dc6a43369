import { useText } from '@sild/shell-api'
import { Glyph, Notice } from '@sild/ui'
import * as css from './AppProblems.module.css'

/** One cause is often told once for each call that it breaks. */
const openProblems = 2

/** What of an app does not fit the rest, in the words of the gate. */
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
