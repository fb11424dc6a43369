import { runWorker } from '@sild/service-kit'
import { companiesService } from './service.ts'

await runWorker(companiesService)
