import { runService } from '@sild/service-kit'
import { accountsService } from './service.ts'

await runService(accountsService)
