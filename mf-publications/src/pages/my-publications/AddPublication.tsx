import type { CardType } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, Cluster } from '@sild/ui'
import { Plus } from 'lucide-react'

const createPath: Record<CardType, () => string> = {
  project: paths.createProject,
  service: paths.createService,
  expert: paths.createExpert,
}

/** Choose a type to add, or the one that is being looked at. */
export function AddPublication({ cardType }: { cardType?: CardType }) {
  const intl = useIntl()
  const shown: CardType[] = cardType ? [cardType] : ['project', 'service', 'expert']
  return (
    <Cluster>
      {shown.map((type) => (
        <ButtonLink
          key={type}
          href={createPath[type]()}
          variant={cardType ? 'primary' : 'secondary'}
          icon={<Plus size={16} aria-hidden />}
        >
          {intl.formatMessage({ id: `mf-publications.add.${type}` })}
        </ButtonLink>
      ))}
    </Cluster>
  )
}
