import { uploadFile } from '@sild/contract/bff/operations'
import type { FilePlace } from '@sild/contract/files/kinds'
import type { ApiClient, ReplyOf } from './api-client.ts'
import { sendForm } from './send-form.ts'

export interface Upload {
  file: File
  /** The place that will show it. */
  fieldAlias: FilePlace
  /** From 0 to 100, of what has left the browser. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Sends a file and answers where it is from then on. @throws ApiError, or what `signal` was aborted with */
export function upload(
  api: ApiClient,
  { file, fieldAlias, onProgress, signal }: Upload,
): Promise<ReplyOf<typeof uploadFile>> {
  const form = new FormData()
  form.append('fieldAlias', fieldAlias)
  form.append('file', file)
  return api.call(uploadFile, { signal, transport: (url, init) => sendForm(url, init, { form, onProgress }) })
}
