import { useLocation } from '@sild/router'
import type { Requirement } from '@sild/shell-api'
import { missingRequirement, useIntl, useSession } from '@sild/shell-api'
import { Dialog } from '@sild/ui/heavy'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { AccessAction, AccessText } from './AccessDetails.tsx'
import { accessTitles } from './access-titles.ts'
import { explainedRequirementAtom } from './access-notice.ts'

/** What the member lacks, with a link to get it. */
export function OpenAccessDialog({ requirement }: { requirement: Exclude<Requirement, 'member'> }) {
  const intl = useIntl()
  const setExplained = useSetAtom(explainedRequirementAtom)
  const { key } = useLocation()
  const openedAt = useRef(key)
  const isMissing = missingRequirement(useSession(), requirement) !== null
  // Its links open the page that solves this, here or in another tab; the dialog must not cover that page.
  useEffect(() => {
    if (key !== openedAt.current || !isMissing) setExplained(null)
  }, [key, isMissing, setExplained])
  return (
    <Dialog
      isOpen
      onClose={() => setExplained(null)}
      title={intl.formatMessage({ id: accessTitles[requirement] })}
      closeLabel={intl.formatMessage({ id: 'shell.dismiss' })}
      actions={<AccessAction missing={requirement} />}
      size="small"
    >
      <AccessText missing={requirement} />
    </Dialog>
  )
}
