import type { ReplyOf } from '@sild/api-client'
import { upload } from '@sild/api-client/upload'
import type { uploadFile } from '@sild/contract/bff/operations'
import { extensionsOf, type FilePlace } from '@sild/contract/files/kinds'
import { fileRefusal } from '@sild/contract/files/refusal'
import { useApi, useFailureText } from '@sild/shell-api'
import { useEffect, useRef, useState } from 'react'

type Refusal = NonNullable<ReturnType<typeof fileRefusal>> | 'many'
type Arrived = ReplyOf<typeof uploadFile>

export interface ChosenFile {
  key: string
  name: string
  /** From 0 to 100, while it is on its way. */
  progress?: number | undefined
  error?: string
  arrived?: Arrived
}

/** Files of one place, each sent as soon as it is chosen, and what became of it. */
export function useUploads(place: FilePlace, refusalText: (reason: Refusal, types: string) => string) {
  const api = useApi()
  const failureText = useFailureText()
  const types = extensionsOf(place)
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const sending = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const underWay = sending.current
    // Abort running uploads when the page is left.
    return () => underWay.forEach((controller) => controller.abort())
  }, [])
  const change = (key: string, own: Partial<ChosenFile>) =>
    setFiles((present) => present.map((file) => (file.key === key ? { ...file, ...own } : file)))

  async function send(key: string, file: File): Promise<Arrived | null> {
    const controller = new AbortController()
    sending.current.set(key, controller)
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const arrived = await upload(api, { file, fieldAlias: place, onProgress, signal: controller.signal })
      change(key, { arrived, progress: undefined })
      return arrived
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: failureText(error), progress: undefined })
      return null
    } finally {
      sending.current.delete(key)
    }
  }

  return {
    types,
    files,
    /** On their way, or refused. */
    notArrived: files.filter(({ arrived }) => !arrived),
    refused: files.filter(({ error }) => error),
    /** In place of those that were refused before. For each what arrived, or null: the list says why. */
    add(chosen: readonly File[], refusalAt: (index: number) => Refusal | null = () => null) {
      const added = chosen.map((file, index) => {
        const reason = fileRefusal(place, file) ?? refusalAt(index)
        const state = reason ? { error: refusalText(reason, types.join(', ').toUpperCase()) } : { progress: 0 }
        return { file, shown: { key: crypto.randomUUID(), name: file.name, ...state } satisfies ChosenFile, reason }
      })
      setFiles((present) => [...present.filter(({ error }) => !error), ...added.map(({ shown }) => shown)])
      return added.map(async ({ file, shown, reason }) => (reason ? null : send(shown.key, file)))
    },
    remove(key: string) {
      sending.current.get(key)?.abort()
      setFiles((present) => present.filter((file) => file.key !== key))
    },
    clear: () => setFiles([]),
  }
}
