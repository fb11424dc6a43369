import type { OwnPublication } from '@sild/contract/publications/schemas'
import { useText } from '@sild/shell-api'
import { Badge, StatusBadge } from '@sild/ui'
import { statusTone } from './status-tone.ts'

/** The state that readers see. While a change is in moderation, the approved version is public. */
export const shownStatus = ({
  isChangeWaiting,
  publicationStatus,
}: Pick<OwnPublication, 'isChangeWaiting' | 'publicationStatus'>): OwnPublication['publicationStatus'] =>
  isChangeWaiting ? 'ACTIVE' : publicationStatus

export function StateBadges({ publication }: { publication: OwnPublication }) {
  const text = useText('mf-publications')
  const status = shownStatus(publication)
  return (
    <>
      <StatusBadge tone={statusTone[status]}>{text(`status.${status}`)}</StatusBadge>
      {publication.isChangeWaiting && <Badge tone="warning">{text('row.change-waiting')}</Badge>}
    </>
  )
}
