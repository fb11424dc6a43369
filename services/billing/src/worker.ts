import { runWorker } from '@sild/service-kit'
import { billingService } from './service.ts'

await runWorker(billingService)
