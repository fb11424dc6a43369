import { runService } from '@sild/service-kit'
import { contentService } from './service.ts'

await runService(contentService)
