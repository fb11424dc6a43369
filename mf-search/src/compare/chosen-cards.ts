import { searchLimits } from '@sild/contract/search/limits'
import { paths } from '@sild/paths'
import { useSyncExternalStore } from 'react'
import { type ComparedType, isCompared } from './compared-types.ts'
import { createKeptList } from '../kept-list.ts'

/** A card that was chosen to be compared. All of them are of one kind. */
export interface ChosenCard {
  readonly guid: string
  readonly cardType: ComparedType
  readonly name: string
}

function parse(stored: unknown): ChosenCard | undefined {
  const { cardType, guid, name } = (stored ?? {}) as Partial<ChosenCard> // Each is looked at below.
  return isCompared(cardType) && typeof guid === 'string' && typeof name === 'string'
    ? { cardType, guid, name }
    : undefined
}

const kept = createKeptList('sild.compared', parse)
const none: readonly ChosenCard[] = []

export const useChosenCards = (): readonly ChosenCard[] => useSyncExternalStore(kept.subscribe, kept.read, () => none)

export const removeChosen = (guid: string): void => kept.write(kept.read().filter((card) => card.guid !== guid))
export const clearChosen = (): void => kept.write(none)

/** Where they stand side by side. */
export const chosenPath = (chosen: readonly ChosenCard[]): string =>
  paths.compare(
    chosen[0]?.cardType,
    chosen.map(({ guid }) => guid),
  )

/** Takes a card in or out, and says why it could not: there are enough of them, or the others are of another kind. */
export function toggleChosen(card: ChosenCard): 'full' | 'mixed' | null {
  const chosen = kept.read()
  if (chosen.some(({ guid }) => guid === card.guid)) removeChosen(card.guid)
  else if (chosen.some(({ cardType }) => cardType !== card.cardType)) return 'mixed'
  else if (chosen.length >= searchLimits.comparedCards) return 'full'
  else kept.write([...chosen, card])
  return null
}
