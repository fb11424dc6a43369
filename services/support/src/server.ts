import { runService } from '@sild/service-kit'
import { supportService } from './service.ts'

await runService(supportService)
