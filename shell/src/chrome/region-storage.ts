import type { Region } from '@sild/contract/enums'
import { regions } from '@sild/contract/enums'
import { regionKey } from '../marks/marks.ts'

/** null where no region was chosen, or storage is forbidden. */
export function storedRegion(): Region | null {
  try {
    const stored = localStorage.getItem(regionKey)
    return regions.find((region) => region === stored) ?? null
  } catch {
    return null
  }
}
