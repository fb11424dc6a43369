import { runService } from '@sild/service-kit'
import { billingService } from './service.ts'

await runService(billingService)
