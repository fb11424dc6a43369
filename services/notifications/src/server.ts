import { runService } from '@sild/service-kit'
import { notificationsService } from './service.ts'

await runService(notificationsService)
