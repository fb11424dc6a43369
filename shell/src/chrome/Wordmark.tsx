import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { Anchor } from '@sild/ui'
import * as css from './Wordmark.module.css'

/** A tied arch over its deck: "sild" is the Estonian word for bridge. */
function BridgeMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={css.mark}
    >
      <path d="M2 17h20M4 17a8 8 0 0 1 16 0" />
      <path d="M9 17V10.2M15 17v-6.8" strokeWidth="1.5" />
    </svg>
  )
}

export function Wordmark() {
  const intl = useIntl()
  return (
    <Anchor href={paths.home()} className={css.wordmark}>
      <BridgeMark />
      {intl.formatMessage({ id: 'shell.site-name' })}
    </Anchor>
  )
}
