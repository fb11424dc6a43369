import type { FilePlace } from '@sild/contract/files/kinds'
import { useIntl } from '@sild/shell-api'
import { Button, Cluster, lazyPart, Stack } from '@sild/ui'
import { FileField } from '@sild/ui/forms'
import { Suspense, useState } from 'react'
import * as css from './PictureField.module.css'
import { focusField } from './focus-field.ts'
import { pictureRefusal, pictureTypes } from './picture-types.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const CropDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "mf-account.crop-dialog" */ './CropDialog.tsx')).CropDialog,
)

interface PictureFieldProps {
  name: FilePlace
  label: string
  hint?: string
  /** Where the picture is; null where there is none. */
  url: string | null
  shape: { aspect: number; width: number }
  onChange: (url: string | null) => void
  error?: string | undefined
}

/** One picture: chosen or dropped, cut to its shape, sent, shown. */
export function PictureField({ name, label, hint, url, shape, onChange, error }: PictureFieldProps) {
  const intl = useIntl()
  const { files, send, remove, refuse } = usePictureUpload(name)
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap } | null>(null)
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.my-company.upload.${id}` }, values)

  async function choose([file]: File[]) {
    if (!file) return
    const reason = pictureRefusal(file)
    if (reason) return refuse(file, reason)
    try {
      setChosen({ file, picture: await createImageBitmap(file) })
    } catch {
      refuse(file, 'type')
    }
  }
  async function use(file: File) {
    setChosen(null)
    const sent = await send(file)
    if (sent) onChange(sent)
  }

  function takeAway() {
    // The button goes with the picture.
    focusField(name)
    onChange(null)
  }

  return (
    <Stack gap={12}>
      <FileField
        name={name}
        label={label}
        {...(hint && { hint })}
        types={pictureTypes}
        files={files}
        // What is refused stays listed and takes no place.
        maxFiles={files.length + 1}
        error={error}
        onAdd={(added) => void choose(added)}
        onRemove={remove}
        labels={{
          choose: text(url ? 'replace' : 'choose'),
          drop: text('drop'),
          remove: (file) => text('remove', { file }),
          progress: (file) => text('progress', { file }),
        }}
      />
      {url && (
        <Cluster gap={16}>
          <img src={url} alt={label} width={shape.width} height={shape.width / shape.aspect} className={css.picture} />
          <Button onClick={takeAway}>{text('take-away')}</Button>
        </Cluster>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog {...chosen} shape={shape} onCancel={() => setChosen(null)} onCropped={(file) => void use(file)} />
        </Suspense>
      )}
    </Stack>
  )
}
