import { runWorker } from '@sild/service-kit'
import { supportService } from './service.ts'

await runWorker(supportService)
