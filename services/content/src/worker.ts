import { runWorker } from '@sild/service-kit'
import { contentService } from './service.ts'

await runWorker(contentService)
