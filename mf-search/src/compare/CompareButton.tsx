import type { SearchCardType } from '@sild/contract/enums'
import { searchLimits } from '@sild/contract/search/limits'
import { useIntl, useNotify } from '@sild/shell-api'
import { IconButton } from '@sild/ui'
import { Scale } from 'lucide-react'
import { chosenPath, toggleChosen, useChosenCards } from './chosen-cards.ts'
import * as css from './CompareButton.module.css'
import { isCompared } from './compared-types.ts'

interface CompareButtonProps {
  card: { guid: string; cardType: SearchCardType; name: string }
}

/** Adds a card to the comparison; renders nothing for types that cannot be compared. */
export function CompareButton({ card: { cardType, guid, name } }: CompareButtonProps) {
  const intl = useIntl()
  const notify = useNotify()
  const chosen = useChosenCards()
  if (!isCompared(cardType)) return null
  const toggle = () => {
    const refusal = toggleChosen({ cardType, guid, name })
    if (!refusal) return
    const kind = chosen[0]?.cardType ?? cardType
    notify({
      tone: 'information',
      text: intl.formatMessage(
        { id: refusal === 'full' ? 'mf-search.compare.full' : `mf-search.compare.mixed.${kind}` },
        { max: searchLimits.comparedCards },
      ),
      action: { label: intl.formatMessage({ id: 'mf-search.compare' }), path: chosenPath(chosen) },
    })
  }
  return (
    <IconButton
      variant="quiet"
      className={css.toggle}
      label={intl.formatMessage({ id: 'mf-search.compare.choose' }, { name })}
      aria-pressed={chosen.some((one) => one.guid === guid)}
      icon={<Scale size={20} aria-hidden />}
      onClick={toggle}
    />
  )
}
