import { runService } from '@sild/service-kit'
import { searchService } from './service.ts'

await runService(searchService)
