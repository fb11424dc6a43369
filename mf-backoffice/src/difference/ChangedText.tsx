import { useText } from '@sild/shell-api'
import { Prose, VisuallyHidden } from '@sild/ui'
import * as css from './ChangedText.module.css'
import { textDifference } from './text-difference.ts'

/** A text with its removed and added words since the last approval. */
export function ChangedText({ now, before, isLong }: { now: string; before: string | undefined; isLong?: boolean }) {
  const words = useText('mf-backoffice.difference')
  const parts = textDifference(before ?? now, now).map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>
    const Element = kind === 'added' ? 'ins' : 'del'
    return (
      <Element key={index} className={css[kind]}>
        <VisuallyHidden>{words(kind)}</VisuallyHidden>
        {text}
      </Element>
    )
  })
  return isLong ? <Prose isPlainText>{parts}</Prose> : <>{parts}</>
}
