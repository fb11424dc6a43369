import { runWorker } from '@sild/service-kit'
import { notificationsService } from './service.ts'

await runWorker(notificationsService)
