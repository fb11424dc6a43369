import { runService } from '@sild/service-kit'
import { mailsService } from './service.ts'

await runService(mailsService)
