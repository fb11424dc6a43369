import { listCards } from '@sild/contract/search/card-operations'
import type { SearchCard } from '@sild/contract/search/schemas'
import { paths } from '@sild/paths'
import { useApi, useText } from '@sild/shell-api'
import { Button, Card, CardTitle, Cluster, Heading, Stack, Text } from '@sild/ui'
import { useEffect, useState } from 'react'
import * as css from './RecentCards.module.css'
import { clearRecent, forgetRecent } from './recent-cards.ts'

/** Optional: renders nothing if loading fails. */
export function RecentCards({ guids }: { guids: readonly string[] }) {
  const cards = useCards(guids)
  const text = useText('mf-search.recent')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <Stack gap={16}>
        <Cluster justify="between">
          <Heading id="recent">{text('title')}</Heading>
          <Button size="dense" variant="quiet" onClick={clearRecent}>
            {text('clear')}
          </Button>
        </Cluster>
        <ul className={css.cards}>
          {cards.map((card) => (
            <Card key={card.guid} as="li" isLinked padding="small">
              <CardTitle level={3} href={pathOf(card)}>
                {card.name}
              </CardTitle>
              <Text size={14} tone="muted">
                {[text(card.cardType), card.cardType === 'company' ? card.cityTitle : card.company.name]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </Text>
            </Card>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

const pathOf = (card: SearchCard): string =>
  card.cardType === 'company' ? paths.company(card.slug) : paths.publication(card.cardType, card.slug)

/** The cards that still exist, in their order. */
function useCards(guids: readonly string[]): readonly SearchCard[] {
  const api = useApi()
  const [cards, setCards] = useState<readonly SearchCard[]>([])
  const guidList = guids.join()
  useEffect(() => {
    const ending = new AbortController()
    const read = async () => {
      const wanted = guidList.split(',')
      try {
        const { list } = await api.call(listCards, { body: { guids: wanted }, signal: ending.signal })
        const found = list.map(({ card }) => card)
        setCards(found)
        const missing = wanted.filter((guid) => !found.some((card) => card.guid === guid))
        if (missing.length > 0) forgetRecent(missing)
      } catch {
        // Ignored: the cards may load with the next visit.
      }
    }
    void read()
    return () => ending.abort()
  }, [api, guidList])
  return cards
}
