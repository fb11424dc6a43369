import { useNavigation } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { Notice, ProgressBar } from '@sild/ui'
import { useEffect, useState } from 'react'

/** Quicker pages need no word. */
const patienceMs = 1000

/** The next page is on its way, and takes longer than a press should. */
export function LateBanner() {
  const intl = useIntl()
  const target = useNavigation().location?.key
  const [lateKey, setLateKey] = useState<string>()
  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => setLateKey(target), patienceMs)
    return () => clearTimeout(timer)
  }, [target])
  if (target === undefined || target !== lateKey) return null
  return (
    <Notice isLive>
      <ProgressBar label={intl.formatMessage({ id: 'shell.late' })} />
    </Notice>
  )
}
