import { upload } from '@sild/api-client/upload'
import type { ChatAttachment } from '@sild/contract/chat/schemas'
import { extensionsOf } from '@sild/contract/files/kinds'
import { fileRefusal } from '@sild/contract/files/refusal'
import { limits } from '@sild/contract/limits'
import { useApi, useFailureText, useIntl } from '@sild/shell-api'
import { useEffect, useRef, useState } from 'react'

const place = 'chat-attachment'
export const attachmentTypes = extensionsOf(place)

export interface Attaching {
  key: string
  name: string
  progress: number
  error?: string
  /** Once it has arrived. */
  file?: ChatAttachment
}

/** Files for the next message, sent as soon as they are chosen. */
export function useAttachments() {
  const api = useApi()
  const intl = useIntl()
  const failureText = useFailureText()
  const [files, setFiles] = useState<readonly Attaching[]>([])
  const sending = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const underWay = sending.current
    // Whoever leaves the chat sends none of them.
    return () => underWay.forEach((controller) => controller.abort())
  }, [])
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-chat.attach.${id}` }, values)
  const change = (key: string, own: Partial<Attaching>) =>
    setFiles((present) => present.map((file) => (file.key === key ? { ...file, ...own } : file)))

  async function send(key: string, file: File) {
    const controller = new AbortController()
    sending.current.set(key, controller)
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const { fileUrl, name, bytes } = await upload(api, {
        file,
        fieldAlias: place,
        onProgress,
        signal: controller.signal,
      })
      change(key, { file: { url: fileUrl, name, bytes } })
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: failureText(error) })
    } finally {
      sending.current.delete(key)
    }
  }

  return {
    files,
    arrived: files.flatMap(({ file }) => (file ? [file] : [])),
    isRefused: files.some(({ error }) => error),
    isUnfinished: files.some(({ file, error }) => !file && !error),
    add(chosen: readonly File[]) {
      const kept = files.filter(({ error }) => !error)
      const room = limits.file.maxCount - kept.length
      const added = chosen.map((file, index) => {
        const refusal = fileRefusal(place, file)
        const types = attachmentTypes.join(', ').toUpperCase()
        const error = refusal
          ? text(refusal, { types })
          : index < room
            ? null
            : text('many', { count: limits.file.maxCount })
        return { file, shown: { key: crypto.randomUUID(), name: file.name, progress: 0, ...(error && { error }) } }
      })
      setFiles([...kept, ...added.map(({ shown }) => shown)])
      for (const { file, shown } of added) if (!shown.error) void send(shown.key, file)
    },
    remove(key: string) {
      sending.current.get(key)?.abort()
      setFiles((present) => present.filter((file) => file.key !== key))
    },
    clear: () => setFiles([]),
  }
}
