import type { Region } from '@sild/contract/enums'
import { regions } from '@sild/contract/enums'

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

export function keepRegion(region: Region): void {
  try {
    localStorage.setItem(storageKey, region)
  } catch {
    // The choice then lasts as long as the document.
  }
}
