import { runService } from '@sild/service-kit'
import { filesService } from './service.ts'

await runService(filesService)
