import { runWorker } from '@sild/service-kit'
import { mailsService } from './service.ts'

await runWorker(mailsService)
