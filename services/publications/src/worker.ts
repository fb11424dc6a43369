import { runWorker } from '@sild/service-kit'
import { publicationsService } from './service.ts'

await runWorker(publicationsService)
