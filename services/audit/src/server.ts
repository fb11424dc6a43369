import { runService } from '@sild/service-kit'
import { auditService } from './service.ts'

await runService(auditService)
