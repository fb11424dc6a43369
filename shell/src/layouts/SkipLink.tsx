import { useIntl } from '@sild/shell-api'
import { contentId } from '../marks/marks.ts'
import * as css from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={css.skip}>
      {useIntl().formatMessage({ id: 'shell.skip-to-content' })}
    </a>
  )
}
