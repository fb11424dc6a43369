import { runWorker } from '@sild/service-kit'
import { searchService } from './service.ts'

await runWorker(searchService)
