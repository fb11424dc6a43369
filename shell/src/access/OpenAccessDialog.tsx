import { useLocation } from '@sild/router'
import type { Gate } from '@sild/shell-api'
import { missingGate, useIntl, useSession } from '@sild/shell-api'
import { Dialog } from '@sild/ui/heavy'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { AccessAction, AccessText } from './AccessDetails.tsx'
import { accessTitles } from './access-titles.ts'
import { openGateAtom } from './access-notice.ts'

/** What the member lacks, and the way to it. */
export function OpenGateDialog({ gate }: { gate: Exclude<Gate, 'member'> }) {
  const intl = useIntl()
  const setGate = useSetAtom(openGateAtom)
  const { key } = useLocation()
  const openedAt = useRef(key)
  const isMissing = missingGate(useSession(), gate) !== null
  // Its links lead to where the lack is made good, here or in another tab; it must not stand before that page.
  useEffect(() => {
    if (key !== openedAt.current || !isMissing) setGate(null)
  }, [key, isMissing, setGate])
  return (
    <Dialog
      isOpen
      onClose={() => setGate(null)}
      title={intl.formatMessage({ id: accessTitles[gate] })}
      closeLabel={intl.formatMessage({ id: 'shell.dismiss' })}
      actions={<AccessAction missing={gate} />}
      size="small"
    >
      <AccessText missing={gate} />
    </Dialog>
  )
}
