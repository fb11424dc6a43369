import { runWorker } from '@sild/service-kit'
import { moderationService } from './service.ts'

await runWorker(moderationService)
