import { eraseCompanyFilesJob } from './erase-company-files.ts'
import { eraseFilesJob } from './erase-files.ts'
import { makeDataExportJob } from './make-data-export.ts'
import { showFilesJob } from './show-files.ts'
import { sweepFilesJob } from './sweep-files.ts'

export const jobs = [showFilesJob, eraseFilesJob, eraseCompanyFilesJob, makeDataExportJob, sweepFilesJob]
