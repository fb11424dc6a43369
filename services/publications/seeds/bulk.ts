import type { BulkSize } from '@sild/service-kit'
import type { PublicationsDeps } from '../src/deps.ts'

export async function bulkSeed(_deps: PublicationsDeps, _size: BulkSize): Promise<void> {}
