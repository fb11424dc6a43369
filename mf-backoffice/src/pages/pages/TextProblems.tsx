import type { TextProblem } from '@sild/contract/content/editor-schemas'
import { useText } from '@sild/shell-api'
import { Notice } from '@sild/ui'

/** The parts of a text that readers will not see as they were meant, each with its line. */
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
