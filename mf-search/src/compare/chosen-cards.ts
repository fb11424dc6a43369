import { searchLimits } from '@sild/contract/search/limits'
import { paths } from '@sild/paths'
import { useSyncExternalStore } from 'react'
import { type ComparedType, isCompared } from './compared-types.ts'
import { createStoredList } from '../stored-list.ts'

/** A card in the comparison. All chosen cards have one type. */
export interface ChosenCard {
  readonly guid: string
  readonly cardType: ComparedType
  readonly name: string
}

function parse(stored: unknown): ChosenCard | undefined {
  const { cardType, guid, name } = (stored ?? {}) as Partial<ChosenCard> // Each field is checked below.
  return isCompared(cardType) && typeof guid === 'string' && typeof name === 'string'
    ? { cardType, guid, name }
    : undefined
}

const list = createStoredList('sild.compared', parse)
const none: readonly ChosenCard[] = []

export const useChosenCards = (): readonly ChosenCard[] => useSyncExternalStore(list.subscribe, list.read, () => none)

export const removeChosen = (guid: string): void => list.write(list.read().filter((card) => card.guid !== guid))
export const clearChosen = (): void => list.write(none)

/** The address of the comparison. */
export const chosenPath = (chosen: readonly ChosenCard[]): string =>
  paths.compare(
    chosen[0]?.cardType,
    chosen.map(({ guid }) => guid),
  )

/** Adds or removes a card. Returns `full` at the limit, or `mixed` if the others have another type. */
export function toggleChosen(card: ChosenCard): 'full' | 'mixed' | null {
  const chosen = list.read()
  if (chosen.some(({ guid }) => guid === card.guid)) removeChosen(card.guid)
  else if (chosen.some(({ cardType }) => cardType !== card.cardType)) return 'mixed'
  else if (chosen.length >= searchLimits.comparedCards) return 'full'
  else list.write([...chosen, card])
  return null
}
