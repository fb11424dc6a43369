import { type CardType, cardTypes } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Cluster } from '@sild/ui'
import { Plus } from 'lucide-react'

const createPath: Record<CardType, () => string> = {
  project: paths.createProject,
  service: paths.createService,
  expert: paths.createExpert,
}

/** A type to add: the user chooses it, or it is the type of the current list. */
export function AddPublication({ cardType }: { cardType?: CardType }) {
  const text = useText('mf-publications')
  const icon = <Plus size={16} aria-hidden />
  if (cardType)
    return (
      <ButtonLink href={createPath[cardType]()} variant="primary" icon={icon}>
        {text(`add.${cardType}`)}
      </ButtonLink>
    )
  return (
    <Cluster gap={8}>
      {cardTypes.map((type) => (
        // On a phone the three buttons are in one row.
        <ButtonLink key={type} href={createPath[type]()} size="dense" icon={icon} aria-label={text(`add.${type}`)}>
          {text(`kind.${type}`)}
        </ButtonLink>
      ))}
    </Cluster>
  )
}
