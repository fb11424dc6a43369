import type { TextProblem } from '@sild/contract/content/editor-schemas'
import { useText } from '@sild/shell-api'
import { Notice } from '@sild/ui'

/** What of a text readers will not see as it was meant, each with its line. */
export function TextProblems({ problems }: { problems: readonly TextProblem[] }) {
  const text = useText('mf-backoffice.pages.problem')
  if (problems.length === 0) return null
  return (
    <Notice tone="warning" title={text('title')}>
      <ul>
        {problems.map(({ kind, line, subject }, index) => (
          <li key={index}>
            {text('line', { line })} {text(kind, { subject })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
