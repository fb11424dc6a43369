import { runWorker } from '@sild/service-kit'
import { filesService } from './service.ts'

await runWorker(filesService)
