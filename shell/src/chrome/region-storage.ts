import type { Region } from '@sild/contract/enums'
import { regions } from '@sild/contract/enums'
import { keepChoice } from './keep-choice.ts'

const storageKey = 'sild.region'

/** null where no region was chosen, or storage is forbidden. */
export function keptRegion(): Region | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return regions.find((region) => region === kept) ?? null
  } catch {
    return null
  }
}

export const keepRegion = (region: Region): void => keepChoice(storageKey, region)
