import type { Region } from '@sild/contract/enums'
import { regions } from '@sild/contract/enums'
import { regionKey } from '../marks/marks.ts'

/** null where no region was chosen, or storage is forbidden. */
export function keptRegion(): Region | null {
  try {
    const kept = localStorage.getItem(regionKey)
    return regions.find((region) => region === kept) ?? null
  } catch {
    return null
  }
}
