import { useNavigation } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { Notice, ProgressBar } from '@sild/ui'
import { useEffect, useState } from 'react'
import * as css from './LateBanner.module.css'

/** A press must be seen to do something; what takes longer is also told in words. */
const [noticedMs, toldMs] = [100, 1000]

/** The next page is on its way, and takes longer than a press should. */
export function LateBanner() {
  const intl = useIntl()
  const target = useNavigation().location?.key
  const [late, setLate] = useState<{ target: string; isTold: boolean }>()
  useEffect(() => {
    if (target === undefined) return
    const timers = [noticedMs, toldMs].map((ms) => setTimeout(() => setLate({ target, isTold: ms === toldMs }), ms))
    return () => timers.forEach(clearTimeout)
  }, [target])
  if (target === undefined || target !== late?.target) return null
  return (
    <>
      <div className={css.line} data-chrome="late" />
      {late.isTold && (
        <Notice isLive>
          <ProgressBar label={intl.formatMessage({ id: 'shell.late' })} />
        </Notice>
      )}
    </>
  )
}
