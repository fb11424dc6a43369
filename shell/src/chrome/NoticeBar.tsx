import { dismissNoticeAtom, useIntl } from '@sild/shell-api'
import type { ShownNotice } from '@sild/shell-api'
import { Link, Snackbar } from '@sild/ui'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

const shownMs = 5000
const tones = { success: 'success', information: 'info', error: 'danger' } as const

interface NoticeBarProps {
  notice: ShownNotice
  isPaused: boolean
}

/** After a pause the five seconds restart: the user may still want to press the action. */
export function NoticeBar({ notice, isPaused }: NoticeBarProps) {
  const intl = useIntl()
  const dismiss = useSetAtom(dismissNoticeAtom)
  const { key, tone, text, action } = notice

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss(key), shownMs)
    return () => clearTimeout(timer)
  }, [dismiss, key, isPaused])

  return (
    <Snackbar
      tone={tones[tone]}
      onDismiss={() => dismiss(key)}
      dismissLabel={intl.formatMessage({ id: 'shell.dismiss' })}
      action={action && <Link href={action.path}>{action.label}</Link>}
    >
      {text}
    </Snackbar>
  )
}
