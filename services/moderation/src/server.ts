import { runService } from '@sild/service-kit'
import { moderationService } from './service.ts'

await runService(moderationService)
