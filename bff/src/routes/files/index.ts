import { type ApiRoute, serve } from '../route.ts'
import { uploadFile } from './upload-file.ts'

export const filesRoutes: readonly ApiRoute[] = [
  // member
  serve('uploadFile', uploadFile, { isMultipart: true }),
]
