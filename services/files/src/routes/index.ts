import { downloadDataExportRoute } from './download-data-export.ts'
import { exportFilesDataRoute } from './export-files-data.ts'
import { getDataExportRoute } from './get-data-export.ts'
import { getFileNameRoute } from './get-file-name.ts'
import { registerFileRoute } from './register-file.ts'
import { requestDataExportRoute } from './request-data-export.ts'
import { reserveFilesRoute } from './reserve-files.ts'

export const routes = [
  getDataExportRoute,
  requestDataExportRoute,
  downloadDataExportRoute,
  // other services
  registerFileRoute,
  reserveFilesRoute,
  getFileNameRoute,
  exportFilesDataRoute,
]
