import { runWorker } from '@sild/service-kit'
import { auditService } from './service.ts'

await runWorker(auditService)
