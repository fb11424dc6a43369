import { kindOfName } from '@sild/contract/files/kinds'
import { limits } from '@sild/contract/limits'
import { useText } from '@sild/shell-api'
import { type OperationForm, useWatch } from '@sild/shell-api/forms'
import { useUploads } from '@sild/shell-api/uploads'
import { useState } from 'react'
import type { PublicationValues } from './publication-values.ts'

/** Longer names are cut to the limit of the contract. */
const LONGEST_NAME = 200

export type PublicationFiles = ReturnType<typeof usePublicationFiles>

/** Files of all steps: uploads continue while the author is on another step. Uploaded files are form values. */
export function usePublicationFiles(form: OperationForm<PublicationValues>) {
  const text = useText('mf-publications.publish.files')
  const media = useUploads('publication-media', (reason, types) => text(reason, { types }))
  const cv = useUploads('publication-cv', (reason, types) => text(reason, { types }))
  const [present, cvUrl] = useWatch({ control: form.control, name: ['media', 'cvUrl'] })
  const [isAsked, setAsked] = useState(false)
  const onTheirWay = (uploads: typeof media) =>
    uploads.notArrived.map(({ error, key, name, progress }) => ({ error, key, name, progress }))
  const problemOf = ({ refused }: typeof media) => (isAsked && refused.length > 0 ? text('refused') : undefined)
  const set = <Name extends 'media' | 'cvUrl'>(name: Name, value: PublicationValues[Name]) =>
    // The value belongs to this name, which TypeScript cannot prove for a generic name.
    form.setValue(name, value as never, { shouldDirty: true })

  async function addMedia(chosen: readonly File[]) {
    setAsked(false)
    for (const arriving of media.add(chosen)) {
      const file = await arriving
      const known = form.getValues('media')
      if (file && known.length < limits.file.maxCount)
        set('media', [...known, { url: file.fileUrl, name: file.name.slice(0, LONGEST_NAME) }])
    }
  }
  async function addCv(chosen: readonly File[]) {
    setAsked(false)
    for (const arriving of cv.add(chosen)) {
      const file = await arriving
      if (file) set('cvUrl', file.fileUrl)
    }
  }
  return {
    media: {
      types: media.types,
      files: [...present.map(({ name, url }) => ({ key: url, name })), ...onTheirWay(media)],
      error: problemOf(media),
      onAdd: (chosen: readonly File[]) => void addMedia(chosen),
      onRemove(key: string) {
        media.remove(key)
        set(
          'media',
          form.getValues('media').filter(({ url }) => url !== key),
        )
      },
    },
    cv: {
      types: cv.types,
      files: [...(cvUrl ? [{ key: cvUrl, name: text('cv', { type: typeOf(cvUrl) }) }] : []), ...onTheirWay(cv)],
      error: problemOf(cv),
      onAdd: (chosen: readonly File[]) => void addCv(chosen),
      onRemove(key: string) {
        cv.remove(key)
        if (key === cvUrl) set('cvUrl', '')
      },
    },
    isArriving: [...media.notArrived, ...cv.notArrived].some(({ error }) => !error),
    /** Shows an error next to the field if a file was rejected: otherwise the publication would be sent without it. */
    areAccepted(): boolean {
      setAsked(true)
      return media.refused.length + cv.refused.length === 0
    },
  }
}

const typeOf = (url: string): string => (kindOfName(url) ?? '').toUpperCase()
