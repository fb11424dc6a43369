import { searchLimits } from '@sild/contract/search/limits'
import { useText } from '@sild/shell-api'
import { Button, ButtonLink, Cluster, Text } from '@sild/ui'
import { type ChosenCard, chosenPath, clearChosen } from './chosen-cards.ts'
import * as css from './ChosenCards.module.css'

export function ChosenCards({ chosen }: { chosen: readonly ChosenCard[] }) {
  const text = useText('mf-search.compare')
  return (
    <section aria-label={text('bar')} className={css.bar}>
      <div className={css.words}>
        <Text as="span" isStrong role="status">
          {text('chosen', { count: chosen.length, max: searchLimits.comparedCards })}
        </Text>
        <Text as="span" size={14} tone="muted" className={css.names}>
          {chosen.map(({ name }) => name).join(', ')}
        </Text>
      </div>
      <Cluster gap={8}>
        <Button variant="quiet" onClick={clearChosen}>
          {text('clear')}
        </Button>
        <ButtonLink variant="primary" href={chosenPath(chosen)}>
          {text('go')}
        </ButtonLink>
      </Cluster>
    </section>
  )
}
