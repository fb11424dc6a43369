import { upload } from '@sild/api-client/upload'
import type { FilePlace } from '@sild/contract/files/kinds'
import { useApi, useFailureText, useIntl } from '@sild/shell-api'
import type { UploadedFile } from '@sild/ui/forms'
import { useEffect, useRef, useState } from 'react'
import { pictureRefusal, pictureTypes } from './picture-types.ts'

/** Sends pictures one by one and lists those on their way and those that were refused; what has arrived is the page's. */
export function usePictureUpload(fieldAlias: FilePlace) {
  const api = useApi()
  const intl = useIntl()
  const failureText = useFailureText()
  const [files, setFiles] = useState<UploadedFile[]>([])
  const sending = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const underWay = sending.current
    // Whoever leaves the page wants none of them.
    return () => underWay.forEach((controller) => controller.abort())
  }, [])

  const change = (key: string, own: Partial<UploadedFile>) =>
    setFiles((present) => present.map((file) => (file.key === key ? { ...file, ...own } : file)))
  const remove = (key: string) => {
    sending.current.get(key)?.abort()
    setFiles((present) => present.filter((file) => file.key !== key))
  }
  /** One more, in place of those that were refused before. */
  const list = (file: UploadedFile) => setFiles((present) => [...present.filter(({ error }) => !error), file])
  const refuse = (file: File, reason: 'type' | 'size') => {
    const types = pictureTypes.join(', ').toUpperCase()
    const error = intl.formatMessage({ id: `mf-account.my-company.upload.${reason}` }, { types })
    list({ key: crypto.randomUUID(), name: file.name, error })
  }

  /** The address of the file, or null: the list says why. */
  async function send(file: File): Promise<string | null> {
    const reason = pictureRefusal(file)
    if (reason) {
      refuse(file, reason)
      return null
    }
    const key = crypto.randomUUID()
    list({ key, name: file.name })
    const controller = new AbortController()
    sending.current.set(key, controller)
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const { fileUrl } = await upload(api, { file, fieldAlias, onProgress, signal: controller.signal })
      remove(key)
      return fileUrl
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: failureText(error), progress: undefined })
      return null
    } finally {
      sending.current.delete(key)
    }
  }
  return { files, send, remove, refuse }
}
