import { runService } from '@sild/service-kit'
import { publicationsService } from './service.ts'

await runService(publicationsService)
