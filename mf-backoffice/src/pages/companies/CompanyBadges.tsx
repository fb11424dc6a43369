import type { FoundCompany } from '@sild/contract/companies/staff-schemas'
import { useText } from '@sild/shell-api'
import { Badge, Cluster } from '@sild/ui'

const tones = { verified: 'success', failed: 'danger', 'not-checked': 'neutral' } as const

/** The state of a company in its register and in the catalogue. */
export function CompanyBadges({ company: { isHidden, isListed, verification } }: { company: FoundCompany }) {
  const text = useText('mf-backoffice.companies')
  return (
    <Cluster gap={4}>
      <Badge tone={tones[verification]}>{text(`verification.${verification}`)}</Badge>
      {isHidden ? <Badge tone="danger">{text('hidden')}</Badge> : !isListed && <Badge>{text('unlisted')}</Badge>}
    </Cluster>
  )
}
