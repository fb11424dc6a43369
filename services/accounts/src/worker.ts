import { runWorker } from '@sild/service-kit'
import { accountsService } from './service.ts'

await runWorker(accountsService)
