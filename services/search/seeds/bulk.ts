import type { BulkSize } from '@sild/service-kit'
import type { SearchDeps } from '../src/deps.ts'

export async function bulkSeed(_deps: SearchDeps, _size: BulkSize): Promise<void> {}
